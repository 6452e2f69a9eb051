/**
 * `npm start`: runs the shop of a clone from a release, which is built first if it is missing or out of date.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureRelease } from './release/ensure-release.ts';

const build = await ensureRelease().catch((error: Error) => {
  console.error(`Bestellbar ließ sich nicht bauen.\n${error.message}`);
  process.exit(1);
});
await import(pathToFileURL(join(build, 'server/main.mjs')).href);
