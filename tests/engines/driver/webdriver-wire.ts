import { field, WireError, type Command, type Wire } from './wire';

/** Method and path below the session; `*` is the element. */
const ROUTES: Readonly<Record<Exclude<Command, 'NewSession'>, readonly [string, string]>> = {
	DeleteSession: ['DELETE', ''],
	Navigate: ['POST', '/url'],
	Back: ['POST', '/back'],
	Forward: ['POST', '/forward'],
	ExecuteAsyncScript: ['POST', '/execute/async'],
	ElementClick: ['POST', '/element/*/click'],
	ElementSendKeys: ['POST', '/element/*/value'],
	FindElement: ['POST', '/element'],
	SwitchToFrame: ['POST', '/frame'],
	SwitchToWindow: ['POST', '/window'],
	GetWindowHandle: ['GET', '/window'],
	GetWindowHandles: ['GET', '/window/handles'],
	NewWindow: ['POST', '/window/new'],
	CloseWindow: ['DELETE', '/window'],
	DismissAlert: ['POST', '/alert/dismiss'],
	PerformActions: ['POST', '/actions'],
	SetTimeouts: ['POST', '/timeouts'],
	TakeScreenshot: ['GET', '/screenshot']
};

async function ask(method: string, url: string, body: unknown): Promise<unknown> {
	const posted = method === 'POST' ? { body: JSON.stringify(body) } : {};
	const response = await fetch(url, { method, ...posted });
	const value = field(await response.json(), 'value');
	if (response.ok) return value;
	throw new WireError(String(field(value, 'error')), String(field(value, 'message')));
}

/** A new session of a WebDriver server: W3C WebDriver over HTTP. `end` is called when it is over. */
export async function webdriverWire(
	server: string,
	capabilities: object,
	end: () => Promise<void>
): Promise<Wire> {
	const made = await ask('POST', `${server}/session`, {
		capabilities: { alwaysMatch: capabilities }
	});
	const session = `${server}/session/${String(field(made, 'sessionId'))}`;
	return {
		send(command, params = {}, element = '') {
			if (command === 'NewSession') throw new TypeError('there is one already');
			const [method, path] = ROUTES[command];
			return ask(method, session + path.replace('*', element), params);
		},
		async end() {
			await ask('DELETE', session, null).catch(() => undefined);
			await end();
		}
	};
}
