/** Of the tool, as reports name it. A test holds it to package.json. */
export const TOOL_VERSION = '0.1.0';
