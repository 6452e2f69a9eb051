import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(ROOT, 'docs/security.md'), 'utf8');

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; they are the first of their section. */
const SECTIONS: Readonly<Record<string, number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1, 0],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7, 0],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};
const all = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, at) => Array.from({ length: count }, (_, i) => `${chapter}.${at + 1}.${i + 1}`)),
);

/** `V1.2.1–3` is three, `V4.3` all of a section, `V10` all of a chapter. */
function expanded(name: string): string[] {
  const [, start = '', from, to] = /^(.*?)(?:(?<=\..*\.)(\d+)–(\d+))?$/.exec(name) ?? [];
  if (from === undefined) return all.filter((id) => id === name || id.startsWith(`${name}.`));
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${start}${Number(from) + i}`);
}

/** Where a path in the page may begin. */
const BASES = ['', 'src/server', 'tests/server', 'docs'];

describe('the page on security', () => {
  it('says of each requirement of ASVS, level 1 and 2, once where it is met', () => {
    expect(all).toHaveLength(253);
    const rows = page.split('\n').filter((line) => /^\| V\d/.test(line));
    const named = rows.flatMap((row) => (row.split('|')[1] ?? '').trim().split(', ').flatMap(expanded));
    expect(named.toSorted()).toEqual(all.toSorted());
  });

  it('names files that exist', () => {
    const files = [...page.matchAll(/`([\w./-]+\/[\w./-]+|[\w-]+\.(?:json|ts|yaml))`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(50);
    const missing = files.filter((file) => !BASES.some((base) => existsSync(resolve(ROOT, base, file))));
    // Answered by the server.
    expect(missing.filter((file) => file !== 'openapi.json' && file !== '/metrics')).toEqual([]);
  });
});
