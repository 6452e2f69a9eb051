/**
 * Which rules of the shop no test would miss: `node benchmarks/domain-mutation.ts [src/lib/domain/menu.ts …]`. Stryker changes
 * operators, constants and conditions of `src/lib/domain` one by one, in a copy, and the domain's tests should notice each.
 * Takes about a quarter of an hour, so it is no part of `npm test`. What survives is judged in docs/domain.md.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const COPIED = [
  'src/lib/domain',
  'tests/domain',
  'tests/support/no-flags.ts',
  'package.json',
  'tsconfig.json',
];
const files = process.argv.slice(2);
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'domain-mutation-'));

// The oracle tests the same hours as OpenStreetMap's evaluator and is quicker; few cases kill as many mutants as many do.
process.env['PROPERTY_CASES'] ??= '25';
process.env['TZ'] = 'Pacific/Auckland';
const config = `export default { test: {
  include: ['tests/domain/**/*.test.ts'], exclude: ['**/hours-openstreetmap*'] } };`;

for (const path of COPIED) cpSync(path, join(copy, path), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
writeFileSync(join(copy, 'vitest.config.ts'), config);
process.chdir(copy);

const results = await new Stryker({
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  mutate: files.length > 0 ? files : ['src/lib/domain/**/*.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['progress-append-only'],
}).runMutationTest();
process.chdir(root);
rmSync(copy, { recursive: true });

const counted = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored');
const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
for (const { fileName, location, replacement, mutatorName } of survivors) {
  const place = `${fileName.split('/domain/').at(-1)}:${location.start.line}:${location.start.column}`;
  console.log(
    `${place.padEnd(26)} ${mutatorName.padEnd(22)} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 90)}`,
  );
}
const killed = counted.length - survivors.length;
console.log(`${killed} of ${counted.length} killed: ${((100 * killed) / counted.length).toFixed(1)} %`);
