import { byDay, expectScreenUsable, expectUsable } from '../axe.ts';
import { enterAs, expect, test } from './office.ts';
import { fill, goTo, screens } from './screens.ts';

// The longest tests of staff: each has a shop of its own, so they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

const PARTS = ['first', 'second', 'third', 'last'] as const;

test.describe('the back office is accessible', () => {
  test.beforeEach(({ page }) => byDay(page));

  test('its frame, with the navigation and the account menu', async ({ page, office }) => {
    await enterAs(page, office);
    await page.goto('/backend/branches');
    await expect(page.getByRole('heading', { level: 1, name: 'Filialen' })).toBeVisible();
    await page.getByRole('button', { name: 'Öffnen des Menüs' }).tap();
    // The groups that are not in use are closed.
    await expect(page.getByRole('menuitem', { name: 'Tische' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Veröffentlichen' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Shop', exact: true }).tap();
    await expect(page.getByText('Veröffentlichen', { exact: true })).toBeVisible();
    await expectUsable(page, 'open navigation');
    await page.getByRole('banner').getByRole('button', { name: 'Administrator' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();
    await expectUsable(page, 'menu of the account');
  });

  for (const part of PARTS)
    test(`every screen, in light and dark: the ${part} part`, async ({ page, office }) => {
      // Some fifteen screens, on a machine that is at other tests as well.
      test.setTimeout(240_000);
      await enterAs(page, office);
      const all = [...screens(await fill(page))];
      const length = Math.ceil(all.length / PARTS.length);
      const from = PARTS.indexOf(part) * length;
      await page.goto('/backend/branches');
      await expect(page.getByText('Feige & Glut Ottensen')).toBeVisible();
      for (const [path, ready] of all.slice(from, from + length)) {
        const main = page.locator('#main-content');
        const shown = main
          .getByText(ready)
          .or(main.getByLabel(ready))
          .or(main.getByRole('tab', { name: ready }));
        // Otherwise axe might check the previous screen, or none, while this one is drawn.
        await expect(shown.first(), `${path} has words of its own`).toBeHidden();
        await goTo(page, path);
        await expect(shown.first()).toBeVisible();
        await expectScreenUsable(page, path);
      }
    });

  test('the sign-in page, and choosing a new password', async ({ page, office, trouble }) => {
    trouble.expected('/api/users/me');
    await page.goto('/backend/login');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expectUsable(page, 'signing in');
    await enterAs(page, office);
    await page.goto('/backend/passwort');
    await expect(page.getByRole('heading', { name: 'Neues Passwort' })).toBeVisible();
    await expectUsable(page, 'a new password');
  });
});
