import fc from 'fast-check';

/**
 * The same inputs in every run: a test that fails here fails everywhere. `npm run fuzz` tries new ones each time, and
 * its finds become tests.
 */
fc.configureGlobal({ seed: Number(process.env.ROLECHECK_SEED ?? 20_261_130) });
