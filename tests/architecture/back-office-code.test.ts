import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { BACK_OFFICE_CODE } from '../../src/server/usecases/backoffice/back-office-files.ts';

const HOME = 'src/backoffice';

it('the back office is built anew whenever something that it is made of has changed', async () => {
  const entries = await readdir(HOME, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((it) => join(it.parentPath, it.name));
  const used = new Set<string>();
  for (const file of files.filter((name) => /\.(ts|tsx)$/.test(name))) {
    const code = await readFile(file, 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:from |import\(|import )'(\.[^']+)'/g))
      used.add(normalize(join(dirname(file), path.replace(/\?.*$/, ''))));
  }
  expect(used.size).toBeGreaterThan(100);
  const isWatched = (path: string) =>
    BACK_OFFICE_CODE.some((place) => path === place || path.startsWith(`${place}/`));
  expect([...used].filter((path) => !isWatched(path))).toEqual([]);
});
