import type { Page } from '@playwright/test';
import { byDay } from '../axe.ts';
import { enterAs, expect, newEmployee, test } from './office.ts';
import { choose, enter, tabTo, typeInto } from './keys.ts';

/** Pages are rendered again after each edit. */
const PUBLISHED = 45_000;
const [DISH, OWN] = ['Cola', { id: 1, path: '/store/koeln-ehrenfeld/' }];

async function goTo(page: Page, name: string, group?: string): Promise<void> {
  if (group !== undefined) await enter(page.getByRole('menuitem', { name: group, exact: true }));
  await enter(page.getByRole('menuitem', { name, exact: true }));
}

const save = (page: Page) => enter(page.getByRole('button', { name: 'Speichern' }));

test.describe('without a pointer', () => {
  test('an employee signs in and marks products as sold out, which disappear from the shop', async ({
    page,
    office,
    newCustomer,
    trouble,
  }) => {
    trouble.expected('/api/users/me');
    await byDay(page);
    const { email, password } = await newEmployee(office, [OWN.id]);
    await page.goto('/backend/');
    await typeInto(page.getByRole('textbox', { name: 'E-Mail' }), email);
    await typeInto(page.getByLabel('Passwort'), password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Neu', exact: true })).toBeVisible();
    await goTo(page, 'Heute aus');
    await typeInto(page.getByLabel('Gericht suchen'), DISH);
    const dish = page.getByRole('switch', { name: new RegExp(`^${DISH} `) });
    await tabTo(dish);
    await page.keyboard.press('Space');
    await expect(page.getByText(`${DISH} ist heute aus.`)).toBeVisible();

    const customer = await newCustomer();
    const row = customer.getByRole('listitem').filter({ hasText: DISH }).first();
    await expect(async () => {
      await customer.goto(OWN.path);
      await expect(row).toContainText('Ausverkauft', { timeout: 1_500 });
    }).toPass({ timeout: PUBLISHED });

    await expect(dish).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dish).toBeChecked();
  });

  test('an admin creates a branch with a menu that customers see, and closes it again', async ({
    page,
    office,
    newCustomer,
  }) => {
    test.slow();
    await byDay(page);
    await enterAs(page, office);
    await page.goto('/backend/');
    await goTo(page, 'Filialen', 'Filialen und Geräte');
    await enter(page.getByRole('link', { name: 'Erstellen' }));
    await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Feige & Glut West');
    await typeInto(page.getByRole('textbox', { name: 'Ort' }), 'Aachen');
    await tabTo(page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Öffnungszeiten' })).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page.getByRole('button', { name: 'Zeiten für jeden Tag' }));
    await typeInto(page.getByLabel('Jeden Tag, 1. Zeit von'), '0000');
    await typeInto(page.getByLabel('Jeden Tag, 1. Zeit bis'), '0000');
    await save(page);
    await expect(page).toHaveURL(/\/branches\/\d+\/zeiten$/);
    const branch = page.url();

    await goTo(page, 'Speisekarten', 'Angebot');
    await enter(page.getByRole('link', { name: 'Erstellen' }));
    await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Karte West');
    await choose(page, page.getByRole('combobox', { name: 'Filialen' }), 'Feige & Glut West');
    await save(page);
    await expect(page).toHaveURL(/\/menus\/\d+$/);
    await enter(page.getByRole('button', { name: 'Kategorie hinzufügen' }));
    const dialog = page.getByRole('dialog');
    await choose(page, dialog.getByRole('combobox'), 'Getränke');
    await enter(page.getByRole('button', { name: 'Produkt zu „Getränke“ hinzufügen' }));
    await choose(page, dialog.getByRole('combobox'), DISH);
    await save(page);
    await expect(page.getByText('Die Speisekarte wurde gespeichert.')).toBeVisible();

    const customer = await newCustomer();
    const shop = '/store/feige-glut-west/';
    await expect(async () => {
      await customer.goto(shop);
      await expect(customer.getByRole('button', { name: DISH, exact: true })).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: PUBLISHED });

    await page.goto(branch);
    await enter(page.getByRole('button', { name: 'Jeden Tag: 1. Zeit entfernen' }));
    await save(page);
    await expect(async () => {
      await customer.goto(shop);
      await expect(customer.getByText('Derzeit haben wir leider geschlossen.')).toBeVisible({
        timeout: 1_500,
      });
    }).toPass({ timeout: PUBLISHED });
  });
});
