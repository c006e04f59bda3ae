import { secretValues } from '../scan/secrets/cover';
import { scanSecrets, type TextFile } from '../scan/secrets/scan-secrets';

/** What must not be shown of the secrets in one text. */
export async function secretsIn(file: TextFile): Promise<readonly string[]> {
	const found = await scanSecrets([file]);
	return secretValues(found.map(({ span }) => file.text.slice(span.start, span.end)));
}
