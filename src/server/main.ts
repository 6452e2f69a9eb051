import { resolve } from 'node:path';
import { readRelease } from './release.ts';
import { runServer } from './commands/run-server.ts';

// The entry of a release: this file is bundled into its folder `server/`.
await runServer(await readRelease(resolve(import.meta.dirname, '..')));
