import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runBuild } from '../../src/server/publishing/rendering/run-build.ts';

const root = mkdtempSync(join(tmpdir(), 'bestellbar-run-build-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a build that leaves a file among the temporary ones; answers what came of it, and where the file was. */
async function build(ending: string) {
  const script = `import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
writeFileSync(tmpdir() + '/left', '');
writeFileSync('where', tmpdir());
${ending}`;
  writeFileSync(join(root, 'build.mjs'), script);
  const logFile = join(root, 'log');
  const { signal } = new AbortController();
  const built = await runBuild({ root, script: 'build.mjs', args: [], env: {}, logFile, signal });
  return { built, folder: readFileSync(join(root, 'where'), 'utf8') };
}

test.each([
  ['that succeeds', '', { ok: true }],
  ['that fails', "throw new Error('kein Ofen');", { ok: false, reason: 'Error: kein Ofen' }],
])('A build %s leaves no temporary files', async (_, ending, outcome) => {
  const { built, folder } = await build(ending);
  expect(built).toMatchObject(outcome);
  expect(folder).not.toBe(tmpdir());
  expect(existsSync(folder)).toBe(false);
});
