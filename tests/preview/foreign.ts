import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Another host, as a page would see it, that writes down whatever reaches it: connections, requests, datagrams. */
export interface Foreign {
	/** `http://foreign.test:1234`. */
	readonly origin: string;
	readonly host: string;
	readonly udpPort: number;
	readonly heard: string[];
	close(): void;
}

export const FOREIGN_NAME = 'foreign.test';
/** For the browser's command line. */
export const FOREIGN_RULE = `--host-resolver-rules=MAP ${FOREIGN_NAME} 127.0.0.1,MAP *.${FOREIGN_NAME} 127.0.0.1`;

/** `name`: under which the browser reaches this machine as another host. */
export async function foreignHost(name: string = FOREIGN_NAME): Promise<Foreign> {
	const heard: string[] = [];
	const server = createServer((request, response) => {
		heard.push(`${request.method} ${request.url}`);
		response.setHeader('Access-Control-Allow-Origin', '*');
		response.end('foreign');
	});
	server.on('connection', () => heard.push('connection'));
	server.listen(0, '127.0.0.1');
	const udp = createSocket('udp4');
	udp.on('message', () => heard.push('datagram'));
	udp.bind(0, '127.0.0.1');
	await Promise.all([once(server, 'listening'), once(udp, 'listening')]);
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return {
		origin: `http://${name}:${port}`,
		host: `${name}:${port}`,
		udpPort: udp.address().port,
		heard,
		close() {
			server.closeAllConnections();
			server.close();
			udp.close();
		}
	};
}
