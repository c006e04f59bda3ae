/** Events that somebody has to cause: what listens for them does not run at start. */
const BY_THE_USER = new Set(
	(
		'click dblclick auxclick contextmenu mousedown mouseup mousemove mouseenter mouseleave mouseover mouseout ' +
		'keydown keyup keypress beforeinput input change submit reset focus blur focusin focusout scroll wheel ' +
		'touchstart touchmove touchend touchcancel pointerdown pointerup pointermove pointerenter pointerleave ' +
		'drag dragstart dragend dragenter dragleave dragover drop paste copy cut select beforeunload unload ' +
		'pagehide hashchange popstate online offline beforeinstallprompt ' +
		// These nobody causes, but something that went wrong.
		'error abort unhandledrejection rejectionhandled securitypolicyviolation'
	).split(' ')
);

export const isUserEvent = (name: string): boolean => BY_THE_USER.has(name.toLowerCase());

/** `onclick`, `onClick`, `__click`: a property that holds what a user's action runs. */
export function isUserHandler(property: string): boolean {
	const event = /^(?:on|__)([A-Za-z]+)$/u.exec(property)?.[1];
	return event !== undefined && isUserEvent(event);
}

/** Methods that frameworks and browsers call by themselves when something is made or shown. */
const LIFE = new Set(
	(
		'constructor connectedCallback componentDidMount componentWillMount UNSAFE_componentWillMount render ' +
		'created mounted beforeCreate beforeMount setup data ngOnInit ngAfterViewInit firstUpdated init initialize ' +
		'preload create ready start main boot onMount onLoad onReady onInit onload default'
	).split(' ')
);

export const isLifeMethod = (name: string): boolean => LIFE.has(name);
