import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';
import { findBrowser } from '../../../scripts/browser.mjs';
import { findProgram } from '../../../scripts/engines.mjs';
import { FLAGS } from '../../e2e/browser';
import type { Engine, EngineName } from './engine';
import { startFirefox } from './firefox';
import { startByPlaywright } from './playwright-engine';
import { startWebkit } from './webkit';

type Start = () => Promise<Engine>;

const ownBuild = (name: EngineName, type: typeof firefox): Start | null =>
	existsSync(type.executablePath()) ? () => startByPlaywright(name, type) : null;

/** How an engine is started here: as installed, else in Playwright's own build; a sentence: why it is not here. */
async function wayTo(name: EngineName): Promise<Start | string> {
	if (name === 'chromium') {
		const executablePath = await findBrowser();
		return executablePath === null
			? 'no Chromium is installed'
			: () => startByPlaywright(name, chromium, { executablePath, args: FLAGS });
	}
	if (name === 'firefox') {
		const program = findProgram('firefox');
		if (program) return () => startFirefox(program);
		return (
			ownBuild(name, firefox) ??
			'no Firefox is installed: apt-get install firefox-esr, or npx playwright install firefox'
		);
	}
	const driver = findProgram('webkit');
	if (driver && findProgram('screen')) return () => startWebkit(driver);
	return (
		ownBuild(name, webkit) ??
		'no WebKit is installed: apt-get install webkit2gtk-driver xvfb, or npx playwright install webkit'
	);
}

/** The engine, started; a sentence where it is not on this machine. One that is here and does not start rejects. */
export async function startEngine(name: EngineName): Promise<Engine | string> {
	const way = await wayTo(name);
	return typeof way === 'string' ? way : way();
}
