import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toInit } from '../../../src/lib/contract/shop.ts';
import { config } from '../../../src/server/platform/database/schema.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { importShop } from '../../../src/server/shop/shop-file.ts';
import { newApp } from '../../support/app.ts';
import { openAsBefore } from '../../support/migrations-before.ts';

let app: Awaited<ReturnType<typeof newApp>>;
beforeAll(async () => void (app = await newApp()));
afterAll(() => app.close());

const wrong = async (fields: object) => {
  const { status, errors } = await (await app.as('admin')).post('/api/config', fields);
  return { status, errors };
};

describe('what a shop says of its own on its pages', () => {
  test('links, names of the order types, a welcome and CSS are kept as they were written', async () => {
    const fields = {
      footerLinks: [
        { label: 'Jobs', href: 'https://nonna.example/jobs' },
        { label: 'Unsere Höfe', href: '/site/imprint' },
      ],
      socialLinks: [{ url: 'https://www.instagram.com/danonna' }],
      modeNames: { takeaway: 'Abholung', delivery: '', dineIn: 'Vor Ort essen' },
      welcomeTitle: 'Schön, dass du da bist',
      welcome: 'Heute gibt es Feigen.',
      css: '[data-part=dish] {\n  border-radius: 0;\n}',
    };
    expect(await (await app.as('admin')).post('/api/config', fields)).toMatchObject({ status: 200 });
    expect((await app.call('/api/config')).data).toMatchObject(fields);
  });

  test('what is wrong is refused in German at its field', async () => {
    expect(await wrong({ footerLinks: [{ label: 'Jobs', href: '//evil.example' }] })).toEqual({
      status: 422,
      errors: [
        {
          field: 'footerLinks.0.href',
          message:
            'Bitte geben Sie eine Adresse an, die mit https:// beginnt, oder einen Pfad Ihres Shops wie /site/imprint.',
        },
      ],
    });
    expect(await wrong({ socialLinks: [{ url: 'http://instagram.com/x' }] })).toMatchObject({
      status: 422,
      errors: [{ field: 'socialLinks.0.url' }],
    });
    expect(await wrong({ modeNames: { takeaway: 'x'.repeat(31), delivery: '', dineIn: '' } })).toMatchObject({
      status: 422,
      errors: [{ field: 'modeNames.takeaway' }],
    });
  });

  test('CSS is refused with its lines, and the shop keeps what it had', async () => {
    const before = (await app.call('/api/config')).data;
    const css = '[data-part=dish-price] {\n  display: none;\n}\n@import "x.css";\n.product { gap: 0 }';
    expect(await wrong({ css })).toEqual({
      status: 422,
      errors: [
        {
          field: 'css',
          message:
            'Zeile 2: display geht hier nicht: Damit ließe sich verdecken oder verändern, was Kunden sehen müssen, zum Beispiel Preise, Allergene oder der Bestellknopf. Zeile 4: Aus dem CSS wird nichts nachgeladen: url(), @import und @font-face gehen hier nicht. Zeile 5: „product“ geht hier nicht. Sprechen Sie Teile der Seite mit [data-part=…] an.',
        },
      ],
    });
    expect(await wrong({ css: 'x'.repeat(4097) })).toMatchObject({ errors: [{ field: 'css' }] });
    expect((await app.call('/api/config')).data).toEqual(before);
  });

  test('a shop file with CSS that is not allowed changes nothing', async () => {
    const file = JSON.stringify(toInit({ ...demoShop, config: { ...demoShop.config, css: '* { gap: 0 }' } }));
    expect(await importShop(app.db, file)).toEqual({
      ok: false,
      problems: [
        '/api/config - css: Zeile 1: „*“ geht hier nicht. Sprechen Sie Teile der Seite mit [data-part=…] an.',
      ],
    });
  });
});

describe('a shop from before', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-own-face-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('says what it said', async () => {
    const {
      footerLinks: _links,
      modeNames: _names,
      welcome: _welcome,
      css: _css,
      ...document
    } = demoShop.config;
    const before = await openAsBefore(folder, 'own_face');
    await before.db.execute(sql`insert into config (document) values (${JSON.stringify(document)}::jsonb)`);
    await before.close();
    const after = await openAsBefore(folder);
    const rows = await after.db.select({ document: config.document }).from(config);
    await after.close();
    expect(rows).toMatchObject([
      {
        document: {
          footerLinks: [],
          modeNames: { takeaway: '', delivery: '', dineIn: '' },
          welcome: '',
          css: '',
        },
      },
    ]);
  });
});
