import { startSite } from './landing-site.ts';
import { expect, test } from './test.ts';

const DRINKS = 'Getränke';

type Entity = Record<string, unknown> & { id: number };
interface Init {
  data: { url: string; data: { data: unknown } }[];
}

/** A branch that is on holiday for good. */
const ON_HOLIDAY = {
  openingHours: [],
  deliveryHours: [],
  isPreorderEnabled: false,
  closedMessage: 'Wir sind in der Sommerpause.',
};

/** The demo shop with one branch, texts elsewhere or nowhere, and neither toolbar nor app; its drinks are all bundles. */
function smallShop(init: Init, config: Record<string, unknown> = {}): Init {
  const of = (url: string) => init.data.find((entry) => entry.url === url)?.data.data;
  const branch = (of('/api/branches') as Entity[]).find((it) => it['identifier'] === 'berlin-nachtkueche');
  const drinks = (of('/api/categories') as Entity[]).find(({ name }) => name === DRINKS)?.id;
  const menus = of('/api/menus') as (Entity & { catalog: { id: number; products: { id: number }[] }[] })[];
  const isDrink = ({ id }: Entity) =>
    menus.some(({ catalog }) =>
      catalog.some((group) => group.id === drinks && group.products.some((product) => product.id === id)),
    );
  const isItsOwn = (it: unknown) => (it as Entity).id === branch?.id;
  const changed: Record<string, unknown> = {
    '/api/config': {
      ...(of('/api/config') as object),
      logo: { id: 1, version: 1, extension: 'webp' },
      enablePluginPWA: false,
      enablePluginToolbar: false,
      businessName: 'Nacht & Glut GmbH',
      termsAndConditionsText: '',
      termsAndConditions: 'https://elsewhere.example/agb',
      privacyPolicyText: '',
      privacyPolicy: 'https://elsewhere.example/datenschutz',
      imprintText: '',
      imprint: '',
      ...config,
    },
    '/api/branches': [{ ...branch, ...ON_HOLIDAY }],
    '/api/products': (of('/api/products') as Entity[]).map((product) =>
      isDrink(product) ? { ...product, type: 'bundle' } : product,
    ),
    '/api/menus': menus
      .map((menu) => ({ ...menu, branches: (menu['branches'] as Entity[]).filter(isItsOwn) }))
      .filter(({ branches }) => branches.length > 0),
    '/api/tables': (of('/api/tables') as Entity[]).filter((table) => isItsOwn(table['branch'])),
    '/api/blocks': (of('/api/blocks') as Entity[]).map((block) =>
      block['identifier'] === 'accessibility' ? { ...block, isPublic: false } : block,
    ),
  };
  return {
    data: init.data.map((entry) => ({
      url: entry.url,
      data: { data: entry.url in changed ? changed[entry.url] : entry.data.data },
    })),
  };
}

test('a shop with one branch on holiday, external texts and no plugins has matching links and texts', async ({
  page,
}) => {
  const init = (await (await page.request.get('/api/init')).json()) as Init;
  const site = await startSite(smallShop(init, { country: '' }));
  try {
    await page.goto(`${site.url}/`);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Feige & Glut, Startseite' });
    await expect(logo).toHaveAttribute('href', '/');
    await expect(logo.locator('img')).toHaveAttribute('src', /^\/image\/1-1\.webp/);
    await expect(page.getByRole('banner').getByRole('heading')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Online Bestellen' })).toHaveAttribute(
      'href',
      '/store/berlin-nachtkueche',
    );
    const terms = footer.getByRole('link', { name: 'Allgemeine Geschäftsbedingungen' });
    await expect(terms).toHaveAttribute('href', 'https://elsewhere.example/agb');
    await expect(terms).toHaveAttribute('target', '_blank');
    await expect(footer.getByRole('link', { name: 'Impressum' })).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Barrierefreiheit' })).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Allergene' })).toHaveAttribute('href', '/site/allergens');
    await expect(footer).toContainText('© Nacht & Glut GmbH');
    await expect(footer.getByRole('button')).toHaveCount(0);
    const more = page.getByRole('region', { name: 'Cookies' }).getByRole('link', { name: 'Mehr erfahren' });
    await expect(more).toHaveAttribute('href', 'https://elsewhere.example/datenschutz');
    await expect(more).toHaveAttribute('target', '_blank');
    // Without a country the notice is the specification's, in one slim line.
    const notice = page.getByRole('region', { name: 'Cookies' });
    expect((await notice.boundingBox())?.height).toBeLessThan(64);
    await page.getByRole('button', { name: 'Hinweis schliessen' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Öffnungszeiten jetzt' })).toHaveCount(0);
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);

    await page.goto(`${site.url}/store/berlin-nachtkueche`);
    await expect(page.getByRole('region', { name: DRINKS })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Kategorien' });
    await expect(bar.getByRole('link').first()).toBeVisible();
    await expect(bar.getByRole('link', { name: DRINKS })).toHaveCount(0);
    await expect(page.locator('[data-notice]')).toHaveText(
      'Derzeit haben wir leider geschlossen. Wir sind in der Sommerpause.',
    );
    await expect(page.locator('body')).toHaveClass(/is-closed/);
  } finally {
    site.stop();
  }
});

test('where a country is set, refusing is a button as large as allowing, remembered, and changed from the footer', async ({
  page,
}) => {
  const init = (await (await page.request.get('/api/init')).json()) as Init;
  const site = await startSite(smallShop(init, { country: 'DE' }));
  await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 204 }));
  try {
    await page.goto(`${site.url}/`);
    const notice = page.getByRole('region', { name: 'Cookies' });
    const [refuse, allow] = [
      notice.getByRole('button', { name: 'Ablehnen' }),
      notice.getByRole('button', { name: 'Erlauben' }),
    ];
    const sizeOf = async (button: typeof refuse) => {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      return { width, height };
    };
    await expect(allow).toBeVisible();
    const { width, height } = await sizeOf(allow);
    // Fractions of a pixel are computed in floating point.
    expect(await sizeOf(refuse)).toEqual({
      width: expect.closeTo(width, 2),
      height: expect.closeTo(height, 2),
    });
    await refuse.click();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(notice).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    const choice = page.getByRole('region', { name: 'Ihre Cookie-Auswahl' });
    await expect(choice).toContainText('Sie haben Cookies nicht erlaubt.');
    await choice.getByRole('button', { name: 'Auswahl ändern' }).click();
    await allow.click();
    await expect(choice).toContainText('Sie haben Cookies erlaubt.');
  } finally {
    site.stop();
  }
});
