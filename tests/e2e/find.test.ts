import type { Page } from '@playwright/test';
import { byDay, expectUsable } from './axe.ts';
import { BRANCH } from './customer.ts';
import { expect, test } from './test.ts';

/** Search, filters and the allergen passport on the menu. */

const dishes = (page: Page) => page.locator('[data-product]:visible');
const namesOf = (page: Page, category: string) =>
  page.getByRole('region', { name: category }).getByRole('heading', { level: 3 });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Gerichte suchen' });

test('dishes are found with wrong letters and by diet, and those not tolerated are marked and come last', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await byDay(page);
  await page.goto(BRANCH);
  const all = await dishes(page).count();
  await page.getByRole('button', { name: 'Suchen und filtern' }).click();
  await box(page).fill('magherita');
  await expect(dishes(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 Gericht' })).toBeVisible();
  await page.getByRole('button', { name: 'Vegan' }).click();
  await expect(page.getByText('Keine Gerichte gefunden.')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Gerichte zeigen' }).click();
  await expect(dishes(page)).toHaveCount(all);

  await page.getByRole('button', { name: 'Ich vertrage nicht …' }).click();
  await page.getByRole('checkbox', { name: 'Milch' }).check();
  await expectUsable(page, 'filters and passport', '.finder, .passport');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await box(page).press('Escape');
  await expect(page.getByRole('button', { name: 'Suchen und filtern' })).toBeFocused();
  await expect(namesOf(page, 'Frühstück').first()).toHaveText('Avocado-Stulle');

  await page.reload();
  await expect(namesOf(page, 'Frühstück').first()).toHaveText('Avocado-Stulle');
  const croissant = page.locator('[data-product]').filter({ hasText: 'Buttercroissant' });
  await expect(croissant.getByText('enthält Milch')).toBeVisible();
  await expectUsable(page, 'a marked dish', '[data-product]:has(.tolerance)');
  const tea = page.locator('[data-product]').filter({ hasText: 'Frischer Minztee' });
  await expect(tea.getByText('keine Angaben')).toBeAttached();
});
