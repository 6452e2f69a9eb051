import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { Credentials } from '../accounts.ts';
import { newEmployee, open } from './page.tsx';

/** The branch whose board tests open. */
export const BRANCH = 1;

/** An order's card on the board. */
export const card = (ticket: string | null): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: `#${ticket} ` }) });

/** The board of a branch as its employee has it, who is answered. */
export async function openBoard(): Promise<Credentials> {
  const employee = await newEmployee([BRANCH]);
  await open('/', employee);
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  return employee;
}
