import type { Finding } from '../../../contract/finding';
import { answerTo, type Change, type Need, type Repair } from '../../../repack/change';
import type { Fit, Size } from '../../../repack/image/fit';
import { needsFit, type ImageRecipe } from '../../../repack/image/recipe';
import { imageTypeOfName } from '../../../scan/image-header';
import { AVATAR_SIZE, IMAGE_BYTES_LIMIT, PREVIEW_SIZE } from '../content-facts';
import type { RoleFacts } from '../facts/role-facts';
import { AVATAR_PATH, avatarRecipe, imageChanges, pngPath, previewRecipe } from '../image-changes';
import type { Answers, Repairer } from './repairer';

const FITS: readonly Fit[] = ['crop', 'pad'];

/** Images to choose an avatar from. */
const MOST_CHOICES = 50;

type Recipe = (node: number, fit: Fit) => ImageRecipe;

/** Asked for each image apart: a photograph is cut, a logo is not. */
const fitNeed = (at: string): Need => ({ name: 'fit', at, choices: FITS });

function fitOf(facts: RoleFacts, path: string, size: Size, answers: Answers): Fit | null {
	const head = facts.images.get(path);
	if (head && !needsFit(head, size)) return 'crop';
	const answer = answerTo(answers, fitNeed(path));
	return FITS.find((fit) => fit === answer) ?? null;
}

const pathOf = ([finding]: readonly Finding[]): string =>
	finding?.fix?.at ?? String(finding?.params['image'] ?? '');

function samplesOf(facts: RoleFacts, path: string, size: Size, recipe: Recipe) {
	const file = facts.files.get(path);
	const head = facts.images.get(path);
	if (!file || (head && !needsFit(head, size))) return null;
	return FITS.map((fit) => recipe(file.node, fit));
}

function converter(id: string, size: Size, recipe: Recipe): Repairer {
	return {
		id,
		automatic: true,
		needs(facts, findings) {
			const path = pathOf(findings);
			const head = facts.images.get(path);
			return head && !needsFit(head, size) ? [] : [fitNeed(path)];
		},
		fills: (facts, findings) => pngPath(facts, pathOf(findings)),
		samples: (facts, findings) => samplesOf(facts, pathOf(findings), size, recipe),
		changes(facts, findings, answers) {
			const path = pathOf(findings);
			const fit = fitOf(facts, path, size, answers);
			const file = facts.files.get(path);
			return fit && file ? imageChanges(facts, path, recipe(file.node, fit)) : null;
		}
	};
}

/** It is as an avatar has to be; only its place is another. */
function isRight({ images, files }: RoleFacts, path: string): boolean {
	const head = images.get(path);
	const small = (files.get(path)?.size ?? Infinity) <= IMAGE_BYTES_LIMIT;
	return head?.type === 'png' && head.width === 512 && head.height === 512 && small;
}

/** Offered beside the deletion: the image that the key named, at the place where it is looked for. */
export const placeAvatar: Repairer = {
	...converter('place-avatar', AVATAR_SIZE, avatarRecipe),
	automatic: false,
	fills: () => AVATAR_PATH,
	changes(facts, findings, answers) {
		const path = pathOf(findings);
		const file = facts.files.get(path);
		const fit = fitOf(facts, path, AVATAR_SIZE, answers);
		if (!file || !fit) return null;
		return isRight(facts, path)
			? [{ kind: 'copy', node: file.node, to: AVATAR_PATH }]
			: [{ kind: 'image', to: AVATAR_PATH, recipe: avatarRecipe(file.node, fit) }];
	}
};

export const imageRepairs: readonly Repairer[] = [
	converter('convert-avatar', AVATAR_SIZE, avatarRecipe),
	converter('convert-preview-image', PREVIEW_SIZE, previewRecipe)
];

/** Images of the package, those first that show it. */
function choices({ files, previewImages }: RoleFacts): string[] {
	const shown = new Set(previewImages.map(({ path }) => path));
	const ranks: [string[], string[], string[]] = [[], [], []];
	for (const path of files.keys()) {
		if (path === AVATAR_PATH || imageTypeOfName(path) === null) continue;
		ranks[shown.has(path) ? 0 : path.startsWith('assets/') ? 1 : 2].push(path);
	}
	return ranks.flatMap((paths) => paths.sort()).slice(0, MOST_CHOICES);
}

/** Not for a finding: a package without an avatar, or with one that is no image, gets one from an image it holds. */
export function makeAvatar(facts: RoleFacts): Repair | null {
	const { files, layout, images } = facts;
	const there = layout.existing.get(AVATAR_PATH);
	const broken = images.get(AVATAR_PATH) === null;
	const paths = choices(facts);
	if ((there && !broken) || paths.length === 0) return null;
	const image: Need = { name: 'image', choices: paths };
	const fileOf = (answers: Answers) => files.get(answerTo(answers, image) ?? '');
	return {
		id: 'make-avatar',
		at: null,
		automatic: false,
		needs: [image, { name: 'fit', at: AVATAR_PATH, choices: FITS }],
		codes: broken ? ['GUIDE_AVATAR'] : [],
		fills: AVATAR_PATH,
		samples(answers) {
			const file = fileOf(answers);
			return file ? FITS.map((fit) => avatarRecipe(file.node, fit)) : null;
		},
		changes(answers): Change[] | null {
			const file = fileOf(answers);
			const answer = answerTo(answers, fitNeed(AVATAR_PATH));
			const fit = FITS.find((one) => one === answer);
			if (!file || !fit) return null;
			return [
				...(there ? [{ kind: 'drop', node: there.node } as const] : []),
				{ kind: 'image', to: AVATAR_PATH, recipe: avatarRecipe(file.node, fit) }
			];
		}
	};
}
