import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Every rule of imports, with something that breaks it: a rule that cannot fail guards nothing. */
const BROKEN: [rule: string, from: string, to: string, kind?: 'type'][] = [
  ['domain-imports-domain', 'src/lib/domain/a.ts', 'src/lib/contract/orders.ts', 'type'],
  ['domain-uses-luxon-and-css-tree', 'src/lib/domain/b.ts', 'zod'],
  ['contract-imports-domain', 'src/lib/contract/a.ts', 'src/lib/client/api.ts'],
  ['contract-uses-zod-only', 'src/lib/contract/b.ts', 'luxon'],
  ['hosting-imports-nothing', 'src/lib/hosting/a.ts', 'src/lib/contract/orders.ts', 'type'],
  ['client-imports-contract', 'src/lib/client/a.ts', 'src/lib/stores/cart.ts'],
  ['content-imports-client', 'src/content/a.ts', 'src/lib/stores/cart.ts'],
  ['stores-import-client', 'src/lib/stores/a.ts', 'src/islands/cart.tsx'],
  ['islands-import-stores', 'src/islands/a.tsx', 'src/components/card.ts'],
  ['back-office-imports-islands', 'src/backoffice/a.tsx', 'src/pages/sitemap.ts'],
  ['back-office-data-imports-no-screen', 'src/backoffice/data/a.ts', 'src/backoffice/forms/inputs.tsx'],
  ['back-office-kit-imports-no-feature', 'src/backoffice/lists/a.tsx', 'src/backoffice/orders/money.ts'],
  ['features-import-public-parts', 'src/backoffice/sold-out/a.tsx', 'src/backoffice/orders/money.ts'],
  ['front-desk-loads-no-react-admin', 'src/backoffice/frontdesk/a.tsx', 'src/backoffice/data/b.ts'],
  ['nobody-imports-the-back-office', 'src/islands/d.tsx', 'src/backoffice/office.ts', 'type'],
  ['pages-import-no-server', 'src/pages/a.ts', 'src/server/orders/place-order.ts'],
  ['pages-import-no-server', 'src/components/a.ts', 'tests/support/shop.ts'],
  ['nobody-imports-pages', 'src/components/b.ts', 'src/pages/sitemap.ts'],
  ['browser-takes-contract-as-types', 'src/lib/stores/b.ts', 'src/lib/contract/orders.ts'],
  ['browser-takes-contract-as-types', 'src/islands/b.tsx', 'zod'],
  ['browser-takes-texts-of-content', 'src/islands/c.tsx', 'src/content/shop.ts'],
  ['nobody-imports-the-server', 'src/lib/stores/c.ts', 'src/server/config.ts', 'type'],
  ['server-imports-domain-and-contract', 'src/server/orders/a.ts', 'src/content/texts.ts'],
  ['queries-know-no-use-case', 'src/server/orders/queries/a.ts', 'src/server/orders/place-order.ts'],
  ['jobs-know-no-use-case', 'src/server/printing/print-jobs.ts', 'src/server/printing/prints.ts'],
  [
    'providers-know-no-order',
    'src/server/payments/providers/a.ts',
    'src/server/orders/queries/orders.ts',
    'type',
  ],
  ['providers-know-no-order', 'src/server/messages/mail/a.ts', 'src/server/platform/database/schema.ts'],
  ['use-cases-import-no-routes', 'src/server/orders/b.ts', 'src/server/orders/routes.ts'],
  ['use-cases-import-no-routes', 'src/server/orders/c.ts', 'src/server/shop/routes.ts', 'type'],
  ['use-cases-import-no-routes', 'src/server/orders/d.ts', 'src/server/platform/http/limits.ts'],
  [
    'routes-never-touch-the-database',
    'src/server/orders/routes/a.ts',
    'src/server/platform/database/schema.ts',
    'type',
  ],
  [
    'routes-never-touch-the-database',
    'src/server/shop/routes/b.ts',
    'src/server/shop/queries/entity-rows.ts',
  ],
  ['routes-never-touch-the-database', 'src/server/statistics/routes.ts', 'drizzle-orm'],
  ['platform-knows-no-subject', 'src/server/platform/http/a.ts', 'src/server/orders/place-order.ts', 'type'],
  ['people-imports-no-subject', 'src/server/people/a.ts', 'src/server/shop/shop-cache.ts', 'type'],
  ['webhooks-imports-people', 'src/server/webhooks/a.ts', 'src/server/shop/select-entries.ts', 'type'],
  ['shop-imports-people-webhooks', 'src/server/shop/a.ts', 'src/server/media/images.ts', 'type'],
  ['media-imports-people-shop', 'src/server/media/a.ts', 'src/server/orders/place-order.ts', 'type'],
  [
    'orders-imports-people-shop-media-webhooks',
    'src/server/orders/e.ts',
    'src/server/payments/refunds.ts',
    'type',
  ],
  [
    'payments-imports-people-shop-orders',
    'src/server/payments/a.ts',
    'src/server/messages/messages.ts',
    'type',
  ],
  [
    'messages-imports-people-shop-media-orders-payments-webhooks',
    'src/server/messages/a.ts',
    'src/server/printing/devices.ts',
  ],
  [
    'printing-imports-people-shop-orders',
    'src/server/printing/a.ts',
    'src/server/payments/refunds.ts',
    'type',
  ],
  ['privacy-imports-people-shop-media-orders', 'src/server/privacy/a.ts', 'src/server/payments/refunds.ts'],
  [
    'books-imports-people-shop-orders-webhooks',
    'src/server/books/a.ts',
    'src/server/payments/refunds.ts',
    'type',
  ],
  ['statistics-imports-people-shop', 'src/server/statistics/a.ts', 'src/server/orders/queries/orders.ts'],
  [
    'publishing-imports-people-shop-webhooks',
    'src/server/publishing/render-release.ts',
    'src/server/orders/order-jobs.ts',
  ],
  ['publishing-imports-people-shop-webhooks', 'src/server/publishing/b.ts', 'src/server/compose.ts'],
  ['nobody-imports-main', 'src/server/commands/b.ts', 'src/server/main.ts'],
  ['nobody-imports-tests', 'scripts/a.ts', 'tests/support/shop.ts'],
  ['benchmarks-use-test-support-only', 'benchmarks/a.ts', 'tests/server/orders.ts'],
  ['everything-resolves', 'src/lib/domain/c.ts', 'src/lib/domain/gone.ts'],
  ['src-needs-no-dev-dependency', 'src/server/platform/b.ts', 'vitest'],
  [
    'pages-are-rendered-without-a-database',
    'src/server/publishing/rendering/a.ts',
    'src/server/orders/queries/orders.ts',
  ],
  ['known-rooms', 'src/lib/utils/a.ts', 'src/lib/domain/money.ts'],
];

/** What the rules are there to leave alone. */
const SOUND: [from: string, to: string, kind?: 'type'][] = [
  ['src/lib/domain/hours.ts', 'luxon'],
  ['src/lib/contract/orders.ts', 'zod'],
  ['src/lib/contract/fields.ts', 'src/lib/domain/money.ts'],
  ['src/server/publishing/targets/bucket.ts', 'src/lib/hosting/served-files.ts'],
  ['src/lib/client/api.ts', 'src/lib/contract/orders.ts', 'type'],
  ['src/lib/stores/cart.ts', 'src/content/texts.ts'],
  ['src/islands/cart.tsx', 'src/lib/stores/orders.ts'],
  ['src/content/shop.ts', 'src/lib/contract/orders.ts'],
  ['src/backoffice/office.ts', 'src/islands/picker.tsx'],
  ['src/backoffice/data/b.ts', 'react-admin'],
  ['src/backoffice/sold-out/b.tsx', 'src/backoffice/forms/inputs.tsx'],
  ['src/backoffice/sold-out/b.tsx', 'src/backoffice/products/off-sale.tsx'],
  ['src/backoffice/shell/a.tsx', 'src/backoffice/orders/watch.tsx'],
  ['src/components/card.ts', 'src/islands/picker.tsx'],
  ['src/pages/sitemap.ts', 'src/content/shop.ts'],
  ['src/server/platform/database/schema.ts', 'drizzle-orm'],
  ['src/server/orders/place-order.ts', 'src/server/orders/queries/orders.ts'],
  ['src/server/payments/refunds.ts', 'src/server/payments/providers/mollie.ts'],
  ['src/server/payments/refunds.ts', 'src/server/orders/place-order.ts'],
  ['src/server/printing/prints.ts', 'src/server/printing/print-jobs.ts'],
  ['src/server/orders/place-order.ts', 'src/server/platform/http/actor.ts'],
  ['src/server/orders/routes.ts', 'src/server/orders/place-order.ts'],
  ['src/server/main.ts', 'src/server/orders/routes.ts'],
  ['benchmarks/bytes.ts', 'tests/support/shop.ts'],
  ['tests/server/orders.ts', 'src/server/orders/place-order.ts'],
];

/** One of them needs no more than a type of the other. */
const CYCLE = ['src/lib/domain/chicken.ts', 'src/lib/domain/egg.ts'] as const;

/** `.astro` is outside dependency-cruiser; the linter holds the rule there. */
const BROKEN_ASTRO: [from: string, imported: string][] = [
  ['src/pages/a.astro', '../server/orders/place-order.ts'],
  ['src/layouts/a.astro', '../server/config.ts'],
  ['src/components/a.astro', '../pages/c.astro'],
  ['src/components/b.astro', '../../tests/support/shop.ts'],
  ['src/pages/b.astro', '../lib/contract/orders.ts'],
];

const root = join(import.meta.dirname, '../..');
const PACKAGES = {
  dependencies: ['luxon', 'zod', 'drizzle-orm', 'react-admin'],
  devDependencies: ['vitest'],
};
const config = await extractConfig(join(root, '.dependency-cruiser.mjs'));
const isFile = (target: string) => target.includes('/');
let house = '';
let imports = 0;
let report: ICruiseResult;

function write(path: string, text: string) {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'a' });
}

function writeImport(from: string, to: string, kind?: 'type') {
  const path = isFile(to) ? relative(dirname(from), to) : to;
  const specifier = isFile(to) && !path.startsWith('.') ? `./${path}` : path;
  const name = `it${(imports += 1)}`;
  write(
    from,
    `import ${kind ?? ''} { it as ${name} } from '${specifier}';\nexport const use${name} = ${kind ? `0 as unknown as ${name}` : name};\n`,
  );
  if (isFile(to) && !to.includes('gone')) write(to, '');
}

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'bestellbar-imports-'));
  for (const [, from, to, kind] of BROKEN) writeImport(from, to, kind);
  for (const [from, to, kind] of SOUND) writeImport(from, to, kind);
  writeImport(CYCLE[0], CYCLE[1]);
  writeImport(CYCLE[1], CYCLE[0], 'type');
  for (const [from, imported] of BROKEN_ASTRO)
    write(from, `---\nimport { it } from '${imported}';\n---\n<p>{it}</p>\n`);

  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  write(
    'package.json',
    JSON.stringify({
      dependencies: versions(PACKAGES.dependencies),
      devDependencies: versions(PACKAGES.devDependencies),
    }),
  );
  for (const name of [...PACKAGES.dependencies, ...PACKAGES.devDependencies]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export const it = 1;');
  }
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));

  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(['src', 'tests', 'scripts', 'benchmarks'], {
    ...options,
    baseDir: house,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    outputType: 'json',
  });
  report = typeof output === 'string' ? (JSON.parse(output) as ICruiseResult) : output;
}, 30_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

const complaints = (from: string) =>
  report.summary.violations
    .filter((violation) => violation.from === from)
    .map((violation) => violation.rule.name);

describe('the rule of imports', () => {
  it.each(BROKEN)('%s fails when %s imports %s', (rule, from) => {
    expect(complaints(from)).toContain(rule);
  });

  it.each(SOUND)('lets %s import %s', (from) => {
    expect(complaints(from)).toEqual([]);
  });

  it('no-cycles fails for two modules that import each other, even only for a type', () => {
    expect(complaints(CYCLE[0])).toEqual(['no-cycles']);
  });

  it('has an example for every rule', () => {
    const shown = new Set([...BROKEN.map(([rule]) => rule), 'no-cycles']);
    expect(
      (config.forbidden ?? []).map((rule) => rule.name).filter((name) => !shown.has(name ?? '')),
    ).toEqual([]);
  });
});

describe('the rule of imports in .astro files', () => {
  it('is checked by the linter', async () => {
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const ran = await promisify(execFile)(oxlint, ['--format', 'json', 'src'], { cwd: house }).catch(
      (failed: { stdout: string }) => failed,
    );
    const { diagnostics } = JSON.parse(ran.stdout) as { diagnostics: { code: string; filename: string }[] };
    const complained = diagnostics
      .filter((it) => it.code.includes('no-restricted-imports'))
      .map((it) => it.filename);
    expect(complained.sort()).toEqual(BROKEN_ASTRO.map(([from]) => from).sort());
  });
});
