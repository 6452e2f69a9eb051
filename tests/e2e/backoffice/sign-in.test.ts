import { codeOf, stepAt } from '../../../src/server/people/second-factor-codes.ts';
import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, signInAgain, test } from './office.ts';

test.describe('signing in to the back office', () => {
  test('leads back to the requested screen', async ({ page, office: { admin }, trouble }) => {
    trouble.expected('/api/users/me');
    await page.goto('/backend/products?page=2');
    await page.getByLabel('E-Mail').fill(admin.email);
    await page.getByLabel('Passwort').fill(admin.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/backend\/products\?page=2/);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('with a wrong password says so in German and keeps the address', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await page.goto('/backend/login');
    await page.getByLabel('E-Mail').fill(office.admin.email);
    await page.getByLabel('Passwort').fill('stimmt-nicht-123');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toHaveText(/E-Mail|Passwort|Anmeldedaten/);
    await expect(page.getByLabel('E-Mail')).toHaveValue(office.admin.email);
    // A link that is opened where this page stands already, and was mangled on its way.
    await page.goto('/backend/login#token=nicht-ganz%E4');
    await expect(page.getByRole('alert')).toHaveText('Dieser Anmeldelink ist ungültig oder abgelaufen.');
  });

  test('shows employees only what they may do', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await byDay(page);
    await enterAs(page, office, await newEmployee(office, [1]));
    await page.goto('/backend/users');
    await expect(page.getByText('Kein Zugriff')).toBeVisible();
    await expectUsable(page, 'what is not theirs', '#main-content');
    await expect(page.getByRole('menuitem', { name: 'Benutzer' })).toHaveCount(0);
    // Nor groups of what they may not: their navigation is as wide as its names now.
    await page.getByRole('button', { name: 'Öffnen des Menüs' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Filialen und Geräte' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Angebot' })).toHaveCount(0);
  });

  test('shows admins who drop their role what is left at once', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await enterAs(page, office, await newEmployee(office, [1], { role: 'ROLE_ADMIN' }));
    await page.goto('/backend/users');
    const { data } = (await (await page.request.get('/api/users/me')).json()) as { data: { id: number } };
    await page.goto(`/backend/users/${data.id}`);
    await page.getByRole('checkbox', { name: 'Mitarbeiter' }).check();
    await page.getByRole('checkbox', { name: 'Administrator' }).uncheck();
    await page.getByRole('button', { name: 'Speichern', exact: true }).tap();
    await expect(page.getByText('Mit diesem Konto ist diese Seite nicht zugänglich.')).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Benutzer' })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Bestellungen' })).toBeVisible();
  });

  test('never shows employees a form they may not use', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await enterAs(page, office, await newEmployee(office, [1]));
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('main :is(input, textarea, [role="tree"])'))
          document.documentElement.dataset['form'] = 'seen';
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
    });
    for (const path of ['branches/2', 'products/101', 'products/preise', 'menus/1', 'users/create']) {
      await page.goto(`/backend/${path}`);
      await expect(page.getByText('Mit diesem Konto ist diese Seite nicht zugänglich.')).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-form');
    }
  });

  test('again while writing a reason keeps the text, and the device as it was', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/');
    const who = await newEmployee(office, [1]);
    await enterAs(page, office, who);
    const { id } = await placeOrder(page.request, 1);
    await page.goto('/backend/');
    await page.locator(`[data-order="${id}"]`).getByRole('button', { name: 'Ablehnen' }).tap();
    const reason = page.getByLabel('Grund');
    await reason.fill('Der Teig ist aus.');
    await page.request.delete('/api/sessions/current');
    await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).tap();
    await expect(page.getByRole('alert')).toContainText('abgelaufen');
    await signInAgain(page, who);
    await expect(reason).toHaveValue('Der Teig ist aus.');
    await page.getByRole('button', { name: 'Zurück' }).tap();
    await expect(page.getByRole('button', { name: 'Öffnen des Menüs' })).toBeVisible();
  });

  test('again while proposing a time or editing a contact restores the dialog', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/');
    const who = await newEmployee(office, [3]);
    await enterAs(page, office, who);
    const { ticketNumber } = await placeOrder(page.request, 3, { name: 'Gudrun' });
    await page.goto(`/backend/orders?filter={"q":"Gudrun"}`);
    await page.getByRole('button', { name: `#${ticketNumber}` }).tap();
    await page.getByRole('button', { name: 'Andere Zeit' }).tap();
    const time = page.getByLabel('Uhrzeit');
    await time.fill('04:35');
    await page.request.delete('/api/sessions/current');
    await page.getByRole('button', { name: 'Mit dieser Zeit bestätigen' }).tap();
    await signInAgain(page, who);
    await expect(time).toHaveValue('04:35');
    await page.getByRole('button', { name: 'Abbrechen' }).tap();

    await page.getByRole('button', { name: 'Kontakt ändern' }).tap();
    const name = page.getByRole('dialog', { name: 'Kontakt ändern' }).getByLabel('Name');
    await name.fill('Gudrun Getippt');
    await page.request.delete('/api/sessions/current');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await signInAgain(page, who);
    await expect(name).toHaveValue('Gudrun Getippt');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByRole('dialog').getByText('Gudrun Getippt', { exact: true })).toBeVisible();
    await expect(name).toBeHidden();
    // Over what the order was opened is still known.
    await page.getByRole('button', { name: 'Schließen', exact: true }).tap();
    await expect(page).toHaveURL(/\/orders\?.*Gudrun/);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('again while adding a picture keeps the picture, its name and its use', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/');
    await enterAs(page, office);
    await page.goto('/backend/products/create');
    const dish = page.getByRole('textbox', { name: 'Name', exact: true });
    await dish.fill('Feigentarte');
    await page.getByRole('button', { name: 'Bild hinzufügen' }).tap();
    await page.locator('input[type="file"]').setInputFiles('public/icons/icon-192.png');
    const name = page.getByLabel('Name des Bildes');
    await name.fill('Tarte von oben');
    await page.request.delete('/api/sessions/current');
    await page.getByRole('button', { name: 'Bild übernehmen' }).tap();
    await signInAgain(page, office.admin);
    await expect(name).toHaveValue('Tarte von oben');
    await page.getByRole('button', { name: 'Bild übernehmen' }).tap();
    await expect(page.getByRole('img', { name: 'Bild 1' })).toBeVisible();
    await expect(dish).toHaveValue('Feigentarte');
  });

  test('for the first time requires a new password, and the given one again only after a reload', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/users/me');
    await enterAs(page, office, await newEmployee(office, [1], { isNew: true }));
    await page.goto('/backend/orders');
    const given = page.getByLabel('Bisheriges Passwort');
    await expect(given).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/backend/login');
    await signInAgain(page, await newEmployee(office, [1], { isNew: true }));
    await page.getByLabel(/^Neues Passwort\W*$/).fill('Calzone im Regen');
    await expect(given).toBeHidden();
    await page.getByLabel('Neues Passwort noch einmal').fill('Calzone im Regen');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Passwort geändert.')).toBeVisible();
  });

  test('leads back to the board, and stays there, when its session has ended', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/');
    await enterAs(page, office);
    await page.goto('/backend/');
    const live = page.getByText('Live', { exact: true });
    await expect(live).toBeVisible();
    await page.request.delete('/api/sessions/current');
    // The stream is the first to hear of it.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await signInAgain(page, office.admin);
    await expect(live).toBeVisible();
  });

  test('asks for a code once a second factor is set up', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await byDay(page);
    const who = await newEmployee(office, [1]);
    await enterAs(page, office, who);
    await page.goto('/backend/konto');
    await page.getByRole('button', { name: 'Einrichten' }).tap();
    await page.getByLabel('Ihr Passwort').fill(who.password);
    await page.getByRole('button', { name: 'Weiter' }).tap();
    await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
    await expectUsable(page, 'setting up a second factor', '[role="dialog"]');
    const secret = (await page.getByLabel('Oder als Schlüssel').inputValue()).replaceAll(' ', '');
    const step = stepAt(Date.now());
    await page.getByLabel('Code aus der App').fill(await codeOf(secret, step));
    await page.getByRole('button', { name: 'Bestätigen' }).tap();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
    await expectUsable(page, 'recovery codes', '[role="dialog"]');
    await page.getByRole('button', { name: 'Fertig' }).tap();
    await expect(page.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible();

    await page.request.delete('/api/sessions/current');
    await page.goto('/backend/konto');
    await signInAgain(page, who);
    const code = page.getByLabel('Code aus der App');
    await expect(code).toBeFocused();
    await expectUsable(page, 'the code of the second factor');
    await code.fill(await codeOf(secret, step));
    await page.getByRole('button', { name: 'Anmelden' }).tap();
    await expect(page.getByText('Dieser Code stimmt nicht oder wurde schon benutzt.')).toBeVisible();
    // Of the next half minute: clocks may differ by one.
    await code.fill(await codeOf(secret, step + 1));
    await page.getByRole('button', { name: 'Anmelden' }).tap();
    await expect(page.getByText('dieses Gerät')).toBeVisible();
  });
});
