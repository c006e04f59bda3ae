// The page behind the reduced preview. It is served with the app because that is the only origin there is, and it
// works only inside a sandbox that gives it an origin of nobody: opened in any other way it does nothing.
import { withoutPeers } from '../page/peers';

withoutPeers(window);

if (self.origin === 'null' && window.parent !== window) {
	window.addEventListener('message', function listen(event: MessageEvent<unknown>) {
		if (event.source !== window.parent || typeof event.data !== 'string') return;
		window.removeEventListener('message', listen);
		const frame = document.createElement('iframe');
		frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals allow-pointer-lock');
		frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff';
		frame.srcdoc = event.data;
		document.body.replaceChildren(frame);
	});
	window.parent.postMessage('rolecheck-reduced', '*');
}
