import type { Page } from '@playwright/test';
import { endSessionWith, enterAs, expect, newEmployee, signInAgain, test } from './office.ts';

const UNSAVED = /^Einige Änderungen wurden nicht gespeichert/;

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).tap();

test.describe('unsaved changes', () => {
  test('are not left without a question after a failed save', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await enterAs(page, office);
    await page.goto('/backend/divisions/1');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Feige im Tunnel');
    // What the browser takes for no network at all, in which it used to wait without a word.
    await page.context().setOffline(true);
    await save(page);
    await expect(page.getByText('Keine Verbindung zum Server.').first()).toBeVisible();
    await page.context().setOffline(false);
    // A slow tablet, which was still drawing 'stay' when the save was done.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await page.getByRole('menuitem', { name: 'Tische' }).tap();
    expect(await asked).toMatch(UNSAVED);
    await expect(name).toHaveValue('Feige im Tunnel');
    await save(page);
    // And to the list, not to where one has chosen not to go.
    await expect(page.getByRole('link', { name: 'Feige im Tunnel' })).toBeVisible({ timeout: 30_000 });
  });

  test('need no question when the record is deleted, or on another tab of the form', async ({
    page,
    office,
  }) => {
    await enterAs(page, office);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await page.goto('/backend/branches/2/lieferung');
    await page.getByRole('button', { name: 'Gebiet hinzufügen' }).tap();
    await page.getByRole('tab', { name: 'Allgemein' }).tap();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toBeVisible();
    expect(asked).toEqual([]);
    const made = await page.request.post('/api/tags', { data: { name: 'Nur kurz' } });
    const { data } = (await made.json()) as { data: { id: number } };
    await page.goto(`/backend/tags/${data.id}`);
    // Leaving the branch for good is asked about.
    expect(asked).toHaveLength(1);
    await page.getByRole('textbox', { name: 'Name' }).fill('Doch nicht');
    await page.getByRole('button', { name: 'Löschen' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).tap();
    await expect(page.getByText('Tag gelöscht')).toBeVisible();
    await expect(page).toHaveTitle('Tags · Bestellbar');
    await expect(page.getByRole('link', { name: 'Vegan', exact: true })).toBeVisible();
    await expect(page.getByText('Nur kurz')).toBeHidden();
    expect(asked).toHaveLength(1);
  });

  test('are restored after a sign-in in between, and never reported as saved', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/');
    await enterAs(page, office);
    await page.goto('/backend/blocks/1');
    const words = page.getByRole('textbox', { name: 'Text', exact: true }).first();
    await words.fill('Lange überlegt');
    await endSessionWith(page, 'PUT', '/api/blocks/1');
    await save(page);
    await expect(page.getByText('es wurde nichts gespeichert')).toBeVisible();
    await expect(page.getByText('Inhalt gespeichert')).toHaveCount(0);
    await signInAgain(page, office.admin);
    await expect(words).toHaveValue('Lange überlegt');
    await page.unrouteAll();
    await save(page);
    await expect(page.getByText('Inhalt gespeichert')).toBeVisible();
  });
});

test.describe('form errors', () => {
  test('are reported if they are on another tab', async ({ page, office, trouble }) => {
    trouble.expected('/api/branches/2');
    await enterAs(page, office);
    await page.goto('/backend/branches/2');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('keine Adresse');
    await page.getByRole('tab', { name: 'Bezahlen' }).tap();
    await save(page);
    await expect(page.getByText('Das Formular ist ungültig.')).toBeVisible();
    await page.getByRole('tab', { name: 'Allgemein' }).tap();
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAccessibleDescription(/E-Mail/);
  });

  test('of a list as a whole are shown, and can be corrected', async ({ page, office, trouble }) => {
    trouble.expected('/api/products/105');
    await enterAs(page, office);
    await page.goto('/backend/products/105');
    await page.getByRole('button', { name: 'Auswahl hinzufügen' }).tap();
    const part = page.getByRole('group', { name: /^Auswahl \d+$/ }).last();
    // Letter by letter: it used to close at the first.
    await part.getByRole('textbox', { name: 'Name' }).pressSequentially('Rand');
    for (const place of [1, 2]) {
      await part.getByRole('button', { name: 'Option hinzufügen' }).tap();
      await part
        .getByRole('group', { name: `Option ${place}` })
        .getByRole('textbox', { name: 'Name' })
        .fill('dick');
    }
    await save(page);
    await expect(part.getByRole('alert')).toHaveText('Diese Bezeichnung kommt mehrfach vor.');
    await part.getByRole('group', { name: 'Option 2' }).getByRole('textbox', { name: 'Name' }).fill('dünn');
    await save(page);
    await expect(page.getByText('Produkt gespeichert')).toBeVisible();
    // The form is still open, and says again that it does not hold.
    const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
    await name.fill('');
    await save(page);
    await expect(page.getByText('Das Formular ist ungültig.')).toBeVisible();
    // Shown again, and not only in a toast.
    await page.request.put('/api/products/105', { data: { name: 'Vom anderen' } });
    await name.fill('Von mir');
    await save(page);
    await expect(page.locator('form').getByText(/inzwischen von jemand anderem geändert/)).toBeVisible();
  });
});

test('a list in a form grows by its button', async ({ page, office }) => {
  await enterAs(page, office);
  await page.goto('/backend/branches/2/lieferung');
  await page.getByRole('button', { name: 'Gebiet hinzufügen' }).tap();
  await page.getByRole('textbox', { name: 'PLZ und Ort' }).last().fill('22763 Ottensen-Süd');
  await save(page);
  await expect(page.getByText('Filiale gespeichert')).toBeVisible();
  const { data } = (await (await page.request.get('/api/branches/2')).json()) as {
    data: { deliveryAreas: object[] };
  };
  expect(data.deliveryAreas.at(-1)).toEqual({
    area: '22763 Ottensen-Süd',
    price: 0,
    tax: 0,
    free: false,
    minimumOrderValue: 0,
    freeFromOrderValue: null,
  });
});

test('an account is saved without a new password', async ({ page, office }) => {
  await enterAs(page, office);
  await newEmployee(office, [1]);
  await page.goto('/backend/users');
  await page.getByRole('link', { name: 'Ella Ofen' }).first().tap();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ella Herd');
  await save(page);
  await expect(page.getByRole('link', { name: 'Ella Herd' })).toBeVisible();
});

test('an account becomes an admin only with the own password of the admin', async ({
  page,
  office,
  trouble,
}) => {
  trouble.expected('/api/users/');
  await enterAs(page, office);
  await newEmployee(office, [1]);
  await page.goto('/backend/users');
  await page.getByRole('link', { name: 'Ella Ofen' }).first().tap();
  const proof = page.getByLabel('Ihr eigenes Passwort');
  await expect(page.getByRole('checkbox', { name: 'Administrator' })).toBeVisible();
  await expect(proof).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Administrator' }).check();
  await proof.fill('geraten');
  await page.getByRole('button', { name: 'Speichern', exact: true }).tap();
  await expect(page.getByText('Ihr eigenes Passwort stimmt nicht.')).toBeVisible();
  await proof.fill(office.admin.password);
  await save(page);
  await expect(page.getByText(/Administrator, Mitarbeiter|Mitarbeiter, Administrator/).first()).toBeVisible();
});

test('a hidden field does not keep a form from being saved', async ({ page, office }) => {
  await enterAs(page, office);
  await page.goto('/backend/devices/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tresen');
  const choose = async (field: RegExp, option: RegExp) => {
    await page.getByRole('combobox', { name: field }).tap();
    await page.getByRole('option', { name: option }).first().tap();
  };
  await choose(/Filiale/, /Altstadt|Ehrenfeld/);
  await choose(/Verbindung/, /^Netzwerkdrucker/);
  await page.getByRole('spinbutton', { name: 'Anschluss' }).fill('70000');
  await choose(/Verbindung/, /^Star/);
  await save(page);
  await expect(page.getByRole('link', { name: 'Tresen' })).toBeVisible();
});

test('coordinates have to be on earth', async ({ page, office }) => {
  await enterAs(page, office);
  await page.goto('/backend/branches/2');
  const latitude = page.getByRole('textbox', { name: 'Breitengrad' });
  await latitude.fill('530,5');
  await save(page);
  await expect(latitude).toHaveAccessibleDescription('Bitte geben Sie eine Zahl von −90 bis 90 ein.');
});
