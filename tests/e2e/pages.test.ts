import { HtmlValidate } from 'html-validate';
import { BRANCH, isWider, placeOrder } from './customer.ts';
import { expect, test } from './test.ts';

const LEGAL: [path: string, heading: RegExp][] = [
  ['/site/terms-and-conditions', /Allgemeine Geschäftsbedingungen/],
  ['/site/privacy', /Datenschutz/],
  ['/site/imprint', /Impressum/],
  ['/site/allergens', /Allergene/],
  ['/site/accessibility', /Barrierefreiheit/],
];

const PAGES = [
  '/',
  BRANCH,
  `${BRANCH}/checkout`,
  `${BRANCH}/checkout/error`,
  '/bestellungen',
  ...LEGAL.map(([path]) => path),
];

test('every legal page is linked from the footer and has a text', async ({ page }) => {
  await page.goto('/');
  for (const [path, heading] of LEGAL) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
  }
});

test('the landing page links to every branch', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const name of ['Ehrenfeld', 'Ottensen', 'Nachtküche']) {
    await expect(main.getByRole('heading', { name: `Feige & Glut ${name}` })).toBeVisible();
  }
  await main
    .getByRole('link', { name: /Nachtküche/ })
    .first()
    .click();
  await expect(page).toHaveURL(BRANCH);
});

test('an unknown address answers 404 and links home', async ({ page, trouble }) => {
  trouble.expected('404');
  for (const path of ['/gibt-es-nicht', '/store/gibt-es-nicht', '/site/gibt-es-nicht']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.getByRole('main')).toContainText('Leider wurde die angeforderte Seite nicht gefunden.');
  }
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/');
});

const VALIDATE = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'no-trailing-whitespace': 'off',
  },
});

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test('every page fits a phone and a desktop, names itself and is valid HTML, and no link of the shop leads nowhere', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const seen = new Set<string>();
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        expect(await isWider(page), `nothing overflows sideways at ${size.width}`).toBe(false);
      }
      expect(await page.title()).not.toBe('');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const links = page.locator('a[href^="/"]');
      for (const href of await links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? '')))
        seen.add(href);

      const html = await (await request.get(path)).text();
      const { results } = await VALIDATE.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map((it) => `${it.line}:${it.column} ${it.message}`)),
      ).toEqual([]);
    });
  expect(seen.size).toBeGreaterThan(PAGES.length);
  for (const href of seen) expect((await request.get(href)).status(), href).toBe(200);
});

test('the status page serves every order from one shell', async ({ page, request }) => {
  const { uid, hash } = await placeOrder(request);
  const shells = await Promise.all(
    [`${uid}/${hash}`, 'a/b'].map(async (it) => (await request.get(`/status/${it}`)).text()),
  );
  expect(shells[0]).toBe(shells[1]);
  await page.goto(`/status/${uid}/${hash}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
