import fc from 'fast-check';

/** Properties try the same examples in every run, so that who changes nothing sees no other outcome; `SEED=…` tries others. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_123) });
