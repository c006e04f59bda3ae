import { COOKIE_PREFIX } from '../host/control';

/**
 * Cookies do not know ports: without this a package on localhost would see those of every other local server, and
 * emptying ours would empty theirs. So its cookies carry a prefix that it does not see.
 */
export function fenceCookies(): void {
	const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
	if (!descriptor?.get || !descriptor.set) return;
	const { get, set } = descriptor;
	Object.defineProperty(Document.prototype, 'cookie', {
		configurable: false,
		enumerable: true,
		get(this: Document) {
			return String(Reflect.apply(get, this, []))
				.split('; ')
				.filter((pair) => pair.startsWith(COOKIE_PREFIX))
				.map((pair) => pair.slice(COOKIE_PREFIX.length))
				.join('; ');
		},
		set(this: Document, value: unknown) {
			const [pair = '', ...attributes] = String(value).split(';');
			const kept = attributes.filter((attribute) => !/^\s*(?:path|domain)\s*=/iu.test(attribute));
			const cookie = [`${COOKIE_PREFIX}${pair.trimStart()}`, ...kept, ' Path=/'].join(';');
			Reflect.apply(set, this, [cookie]);
		}
	});
	Object.defineProperty(window, 'cookieStore', { value: undefined, configurable: false });
}
