import type { Page } from '@playwright/test';
import { enterAs, expect, newEmployee, placeOrder, testOnOwnShop } from './office.ts';

const test = testOnOwnShop();

interface Rule {
  type: string;
  date: string | null;
  isClosed: boolean;
}

async function closedDays(page: Page, branch: number): Promise<(string | null)[]> {
  const answer = await page.request.get(`/api/branches/${branch}`);
  const { data } = (await answer.json()) as { data: { openingHours: Rule[] } };
  return data.openingHours
    .filter(({ type, isClosed }) => type === 'once' && isClosed)
    .map(({ date }) => date);
}

const day = (page: Page, name: RegExp) => page.getByRole('button', { name });

test.describe('closing days', () => {
  test('an admin closes holidays and a week at all branches with one save, and takes it back', async ({
    page,
    office,
  }) => {
    await enterAs(page, office);
    await page.goto('/backend/schliesstage');
    await page.getByRole('combobox', { name: /Feiertage von/ }).tap();
    await page.getByRole('option', { name: 'Hamburg' }).tap();
    await page.getByRole('button', { name: 'Jahr vor' }).tap();
    const year = new Date().getFullYear() + 1;
    await page.getByRole('button', { name: 'Alle Feiertage schließen' }).tap();
    await expect(page.getByRole('button', { name: /^Reformationstag/, pressed: true })).toBeVisible();
    await day(page, new RegExp(`, 2\\. August ${year}, geöffnet`)).tap();
    await day(page, new RegExp(`, 8\\. August ${year}, geöffnet`)).tap();
    await expect(page.getByText('(7 Tage)')).toBeVisible();
    await page.getByRole('button', { name: 'Schließen', exact: true }).tap();
    await expect(page.getByText('Noch nicht gespeichert: 17 Tage, 3 Filialen.')).toBeVisible();
    await expect(page.getByText('Keine Vorbestellung liegt auf diesen Tagen.')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText('Gespeichert für 3 Filialen.')).toBeVisible();
    for (const branch of [1, 2, 3])
      expect(await closedDays(page, branch)).toEqual(
        expect.arrayContaining([`${year}-10-31`, `${year}-12-25`, `${year}-08-05`]),
      );
    // The form of a branch shows the same.
    await page.getByRole('button', { name: 'Rückgängig' }).tap();
    await expect(page.getByText('Die Schließtage sind wieder wie vorher.')).toBeVisible();
    expect(await closedDays(page, 3)).not.toContain(`${year}-12-25`);
  });

  test('a manager closes days of the own branch, warned of the orders on them', async ({ page, office }) => {
    await placeOrder(page.request, 3);
    await enterAs(page, office, await newEmployee(office, [3], { role: 'ROLE_MANAGER' }));
    await page.goto('/backend/schliesstage');
    // By keyboard: the first day in the order of the tab key is today.
    const today = page.locator('[data-day][tabindex="0"]');
    await today.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Schließen', exact: true }).tap();
    await expect(page.getByText(/liegt schon 1 Bestellung/)).toBeVisible();
    await page.getByRole('button', { name: 'Verwerfen' }).tap();
    await expect(page.getByText(/Noch nicht gespeichert:/)).toHaveCount(0);
    const refused = await page.request.put('/api/closing-days', {
      data: { changes: [{ branch: { id: 1 }, days: [{ day: '2031-01-01', hours: [] }] }] },
    });
    expect(refused.status()).toBe(403);
  });
});
