import type { Page } from '@playwright/test';
import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, test } from './office.ts';

async function closeOn(page: Page, day: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill(day);
  await page.getByRole('button', { name: 'Tag hinzufügen' }).tap();
}

test.describe('branches in the back office', () => {
  test('an admin previews what customers read on any date', async ({ page, office }) => {
    await enterAs(page, office);
    await page.goto('/backend/branches/1/zeiten');
    const preview = page.getByRole('region', { name: 'Vorschau' });
    await preview.getByLabel('Tag der Vorschau').fill('28.03.2027');
    await preview.getByLabel('Uhrzeit der Vorschau').fill('02:30');
    await expect(
      preview.getByRole('heading', { name: 'Vorschau: Sonntag, 28.03.2027, 02:30' }),
    ).toBeVisible();
    await expect(preview).toContainText('die Uhr wird vorgestellt');
    await closeOn(page, '2027-03-28');
    // Delivery has hours of its own, so that the shop is not closed all day.
    await expect(preview.getByRole('row', { name: /Sonntag/ }).first()).toContainText('Geschlossen');
    await expect(preview.getByText('Wir öffnen wieder um 12:00 Uhr.')).toBeVisible();
    // The error is visible although the button is far below.
    await page.getByLabel('Jeden Tag, 1. Zeit von').first().fill('');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText('Bitte alle Zeiten ausfüllen.', { exact: true }).first()).toBeInViewport();
  });

  test('an employee neither sees nor changes another branch', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await enterAs(page, office, await newEmployee(office, [1]));
    await page.goto('/backend/branches');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goto('/backend/branches/2/show');
    await expect(page.getByText('Diese Filiale gehört nicht zu Ihren.')).toBeVisible();
    await page.goto('/backend/branches/2');
    await expect(page.getByText('Kein Zugriff')).toBeVisible();
    await page.goto('/backend/tables/create');
    await page.getByRole('combobox', { name: /Filiale/ }).tap();
    await expect(page.getByRole('option')).toHaveCount(1);
    const statuses = await Promise.all([
      page.request.put('/api/branches/1', { data: { name: 'Meine' } }),
      page.request.post('/api/tables', { data: { identifier: 'x1', branch: { id: 2 } } }),
      page.request.get('/api/branches/2/api-keys'),
      page.request.get('/api/users'),
      page.request.get('/api/logs'),
      page.request.post('/api/config', { data: { shopName: 'Meins' } }),
    ]);
    expect(statuses.map((one) => one.status())).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('a manager changes hours and words of the own branch, and nothing else of it', async ({
    page,
    office,
  }) => {
    await enterAs(page, office, await newEmployee(office, [3], { role: 'ROLE_MANAGER' }));
    await page.goto('/backend/branches');
    await page.getByRole('link', { name: 'Feige & Glut Nachtküche' }).tap();
    await page.getByRole('textbox', { name: 'Nachricht an Kunden' }).fill('Wir feiern heute selbst.');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText(/gespeichert/)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    const kept = await page.request.get('/api/branches/3');
    expect(await kept.json()).toMatchObject({ data: { closedMessage: 'Wir feiern heute selbst.' } });
    expect((await page.request.put('/api/branches/3', { data: { closedMessage: '' } })).status()).toBe(200);
    await page.goto('/backend/branches/1');
    await expect(page.getByText('Diese Filiale gehört nicht zu Ihren.')).toBeVisible();
  });

  test('the kitchen works at the board, the bookkeeper in the books, and neither sees more', async ({
    page,
    office,
    newCustomer,
  }) => {
    const { id } = await placeOrder(page.request, 3);
    const entries = (of: Page) => of.getByRole('menuitem');
    await enterAs(page, office, await newEmployee(office, [3], { role: 'ROLE_KITCHEN' }));
    await page.goto(`/backend/orders/${id}`);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: /Bestätigen/ }).first()).toBeVisible();
    await expect(sheet.getByText('gerda@example.org')).toHaveCount(0);
    await page.goto('/backend/');
    await expect(entries(page).filter({ hasText: 'Bestellungen' })).toHaveCount(1);
    await expect(entries(page).filter({ hasText: /Zahlungen|Statistik|Filialen|Heute aus/ })).toHaveCount(0);
    const desk = await newCustomer();
    await enterAs(desk, office, await newEmployee(office, [], { role: 'ROLE_BOOKKEEPER' }));
    await desk.goto(`${office.shop.url}/backend/`);
    await expect(desk).toHaveURL(/\/backend\/books$/);
    await expect(desk.getByRole('heading', { name: 'Buchhaltung' })).toBeVisible();
    await expect(entries(desk).filter({ hasText: /^Bestellungen|Verlauf|Produkte/ })).toHaveCount(0);
  });

  test('tables are made from 1 to 20 and printed as labels', async ({ page, office }) => {
    await enterAs(page, office);
    await page.goto('/backend/tables');
    await page.getByRole('button', { name: 'Mehrere anlegen' }).tap();
    await page.getByRole('textbox', { name: /Präfix/ }).fill('garten-');
    await expect(page.getByText('Ergibt 20 Tische: garten-1 bis garten-20')).toBeVisible();
    // Nothing is no 0.
    await page.getByRole('spinbutton', { name: 'Von' }).fill('');
    await expect(page.getByRole('button', { name: 'Anlegen', exact: true })).toBeDisabled();
    await page.getByRole('spinbutton', { name: 'Von' }).fill('1');
    await page.getByRole('button', { name: 'Anlegen', exact: true }).tap();
    await expect(page.getByRole('link', { name: 'garten-20' })).toBeVisible();
    await page.getByRole('button', { name: 'Etiketten drucken' }).tap();
    // The first branch has tables now.
    await expect(page.getByRole('dialog').getByText(/^20 Etiketten/)).toBeVisible();
    await page.getByRole('button', { name: 'Drucken', exact: true }).tap();
    await expect(page.locator('.label-sheets .label')).toHaveCount(20);
  });

  test('a QR code leads to the shop’s own address, wherever staff open the back office', async ({
    page,
    office,
  }) => {
    const url = office.shop.url.replace('127.0.0.1', 'localhost');
    await enterAs(page, { ...office, shop: { ...office.shop, url } });
    await page.goto(`${url}/backend/tables`);
    await page.getByRole('button', { name: /Code/ }).first().tap();
    const address = page.getByRole('dialog').getByRole('link');
    await expect(address).toHaveText(new RegExp(`^${office.shop.url}/store/.+\\?table=`));
  });

  test('tables keep the order they were put in, as do all lists that customers choose from', async ({
    page,
    office,
  }) => {
    await byDay(page);
    await enterAs(page, office);
    const identifiers = async () => {
      const { data } = (await (await page.request.get('/api/tables')).json()) as {
        data: { identifier: string; branch: { id: number } }[];
      };
      return data.filter(({ branch }) => branch.id === 2).map(({ identifier }) => identifier);
    };
    const [first = '', second = '', ...others] = await identifiers();
    await page.goto(`/backend/tables?filter=${encodeURIComponent('{"branchId":2}')}`);
    await expect(page.getByRole('row', { name: 'Ottensen' }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: 'Ehrenfeld' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reihenfolge' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Reihenfolge' });
    await dialog.getByRole('button', { name: `${first} verschieben`, exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`„${first}“ liegt jetzt bei „${first}“.`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`„${first}“ liegt jetzt bei „${second}“.`)).toBeAttached();
    // Puts it back, and leaves the dialog as it is.
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listitem').first()).toContainText(`1. ${first}`);
    await expectUsable(page, 'the order of tables', '[role=dialog]');
    await dialog.getByRole('button', { name: `${first} nach unten`, exact: true }).tap();
    await dialog.getByRole('button', { name: 'Reihenfolge speichern' }).tap();
    await expect(page.getByText('Die Reihenfolge gilt.')).toBeVisible();
    expect(await identifiers()).toEqual([second, first, ...others]);
  });

  test('contents and organisations can be sorted by keyboard', async ({ page, office }) => {
    await enterAs(page, office);
    const made = await page.request.post('/api/divisions', {
      data: { name: 'Zweites Haus', identifier: 'zweites-haus' },
    });
    expect(made.status(), await made.text()).toBe(201);
    for (const list of ['blocks', 'divisions']) {
      const ids = async () =>
        ((await (await page.request.get(`/api/${list}`)).json()) as { data: { id: number }[] }).data.map(
          ({ id }) => id,
        );
      const [first = 0, second = 0, ...others] = await ids();
      await page.goto(`/backend/${list}`);
      await page.getByRole('button', { name: 'Reihenfolge' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Reihenfolge' });
      const handle = dialog.getByRole('button', { name: / verschieben$/ }).first();
      const name = ((await handle.getAttribute('aria-label')) ?? '').replace(/ verschieben$/, '');
      await handle.focus();
      await page.keyboard.press('Space');
      const atItsOwn = page.getByText(`„${name}“ liegt jetzt bei „${name}“.`);
      await expect(atItsOwn).toBeAttached();
      await page.keyboard.press('ArrowDown');
      await expect(atItsOwn).toHaveCount(0);
      await page.keyboard.press('Space');
      await expect(dialog.getByRole('listitem').nth(1)).toContainText(`2. ${name}`);
      await dialog.getByRole('button', { name: 'Reihenfolge speichern' }).tap();
      await expect(page.getByText('Die Reihenfolge gilt.')).toBeVisible();
      expect(await ids()).toEqual([second, first, ...others]);
    }
  });

  test('settings changed by someone else meanwhile are kept, or asked about', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/config');
    await enterAs(page, office);
    await page.goto('/backend/config');
    const title = page.getByRole('textbox', { name: 'Titel der Startseite' });
    await expect(title).toBeVisible();
    const change = async (data: object) =>
      expect((await page.request.post('/api/config', { data })).status()).toBe(200);
    await change({ website: 'https://feige.example' });
    await title.fill('Pizza und Feigen');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://feige.example');
    await change({ title: 'Vom anderen' });
    await title.fill('Von mir');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText(/inzwischen von jemand anderem geändert/).first()).toBeVisible();
    const { data } = (await (await page.request.get('/api/config')).json()) as { data: { title: string } };
    expect(data.title).toBe('Vom anderen');
  });
});
