import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call, newEmployee, open, save, statusOf } from '../../support/office/page.tsx';
import { placeOrder } from '../../support/office/orders.ts';

interface Branch {
  id: number;
  openingHours: { type: string; date: string | null; isClosed: boolean }[];
}

async function closedDays(branch: number): Promise<(string | null)[]> {
  const { openingHours } = await call<Branch>('GET', `/api/branches/${branch}`);
  return openingHours.filter(({ type, isClosed }) => type === 'once' && isClosed).map(({ date }) => date);
}

const button = (name: RegExp) => page.getByRole('button', { name });

it('an admin closes holidays and a week at all branches with one save, and takes it back', async () => {
  const branches = await call<Branch[]>('GET', '/api/branches');
  await open('/schliesstage');
  await page.getByRole('combobox', { name: /Feiertage von/ }).click();
  await page.getByRole('option', { name: 'Hamburg' }).click();
  await page.getByRole('button', { name: 'Jahr vor' }).click();
  const year = new Date().getFullYear() + 1;
  await page.getByRole('button', { name: 'Alle Feiertage schließen' }).click();
  await expect.element(page.getByRole('button', { name: /^Reformationstag/, pressed: true })).toBeVisible();
  await button(new RegExp(`, 2\\. August ${year}, geöffnet`)).click();
  await button(new RegExp(`, 8\\. August ${year}, geöffnet`)).click();
  await expect.element(page.getByText('(7 Tage)')).toBeVisible();
  await page.getByRole('button', { name: 'Schließen', exact: true }).click();
  const count = `${branches.length} Filialen`;
  await expect.element(page.getByText(`Noch nicht gespeichert: 17 Tage, ${count}.`)).toBeVisible();
  await expect.element(page.getByText('Keine Vorbestellung liegt auf diesen Tagen.')).toBeVisible();
  await save();
  await expect.element(page.getByText(`Gespeichert für ${count}.`)).toBeVisible();
  for (const { id } of branches)
    expect(await closedDays(id)).toEqual(
      expect.arrayContaining([`${year}-10-31`, `${year}-12-25`, `${year}-08-05`]),
    );
  // The form of a branch shows the same.
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(page.getByText('Die Schließtage sind wieder wie vorher.')).toBeVisible();
  expect(await closedDays(3)).not.toContain(`${year}-12-25`);
});

it('a manager closes days of the own branch, warned of the orders on them', async () => {
  const manager = await newEmployee([3], { role: 'ROLE_MANAGER' });
  const warned = page.getByText(/^Auf diesen Tagen lieg/);
  const none = page.getByText('Keine Vorbestellung liegt auf diesen Tagen.');
  /** Closes today; answers of how many orders it warns. */
  async function closeToday(): Promise<number> {
    await open('/schliesstage', manager);
    // By keyboard: the first day in the order of the tab key is today.
    await expect.element(button(/ geöffnet$/).first()).toBeVisible();
    document.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Schließen', exact: true }).click();
    await expect.element(warned.or(none)).toBeVisible();
    return Number(/\d+/.exec(warned.query()?.textContent ?? '')?.[0] ?? 0);
  }
  const before = await closeToday();
  await placeOrder(3);
  expect(await closeToday()).toBe(before + 1);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(page.getByText(/Noch nicht gespeichert:/)).not.toBeInTheDocument();
  const changes = [{ branch: { id: 1 }, days: [{ day: '2031-01-01', hours: [] }] }];
  expect(await statusOf(manager, 'PUT', '/api/closing-days', { changes })).toBe(403);
});
