/**
 * `npm start`: runs the shop of a clone from a release, which is built first if it is missing or out of date.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureRelease } from './release/ensure-release.ts';

/** How often to look for the parent process. */
const LOOK_EVERY_MS = 500;

// npm passes SIGTERM on to its shell, which ends without passing it on; then another process becomes our parent.
if (process.env['npm_lifecycle_event'] === 'start') {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}

const build = await ensureRelease().catch((error: Error) => {
  console.error(`Bestellbar ließ sich nicht bauen.\n${error.message}`);
  process.exit(1);
});
await import(pathToFileURL(join(build, 'server/main.mjs')).href);
