/** `npm start`: the shop of a clone, from a release that is made first if there is none of these sources. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureRelease } from './release/ensure-release.ts';

const build = await ensureRelease().catch((error: Error) => {
  console.error(`Bestellbar ließ sich nicht bauen.\n${error.message}`);
  process.exit(1);
});
await import(pathToFileURL(join(build, 'server/main.mjs')).href);
