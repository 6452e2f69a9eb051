import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Config } from '../../../src/lib/contract/config.ts';
import { DEFAULT_FACE, READY_FACES } from '../../../src/lib/domain/face/face.ts';
import { config } from '../../../src/server/platform/database/schema.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { openAsBefore } from '../../support/migrations-before.ts';
import { newApp } from '../../support/app.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-face-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a shop whose API knows no face has the default one, and so has one with half a face', () => {
  expect(Config.parse({ shopName: 'Da Nonna' }).face).toEqual(DEFAULT_FACE);
  expect(Config.parse({ shopName: 'Da Nonna', face: { brand: '#A61C28' } }).face).toEqual({
    ...DEFAULT_FACE,
    brand: '#a61c28',
  });
});

test('a shop from before the faces keeps its looks', async () => {
  const { face: _, ...document } = demoShop.config;
  const before = await openAsBefore(folder, 'face');
  await before.db.execute(sql`insert into config (document) values (${JSON.stringify(document)}::jsonb)`);
  await before.close();
  const after = await openAsBefore(folder);
  const rows = await after.db.select({ document: config.document }).from(config);
  await after.close();
  expect(rows).toMatchObject([{ document: { face: DEFAULT_FACE } }]);
});

test('staff choose a face, and a colour that is none is refused in German at its field', async () => {
  const app = await newApp();
  const admin = await app.as('admin');
  expect(await admin.post('/api/config', { face: READY_FACES.trattoria })).toMatchObject({ status: 200 });
  expect((await app.call('/api/config')).data).toMatchObject({ face: READY_FACES.trattoria });
  const wrong = await admin.post('/api/config', { face: { ...READY_FACES.trattoria, second: 'rot' } });
  expect([wrong.status, wrong.errors]).toEqual([
    422,
    [
      {
        field: 'face.second',
        message: 'Bitte geben Sie eine Farbe mit sechs Stellen an, zum Beispiel #ffd200.',
      },
    ],
  ]);
  await app.close();
});
