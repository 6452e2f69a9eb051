import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectUsable } from '../component-axe.ts';

// Also those under another layer, which queries by role do not find.
const dialogs = () => document.querySelectorAll('[role=dialog]').length;
const choices = () => document.querySelectorAll('[role=listbox]').length;

/** Opens what a button stands for, looks at it, and closes it again. */
export async function lookInto(button: string | RegExp, what: string): Promise<void> {
  const before = dialogs();
  await page.getByRole('button', { name: button }).first().click();
  await expect.poll(dialogs).toBe(before + 1);
  const heading = page.getByRole('dialog').last().getByRole('heading').first();
  await expect.element(heading).toBeVisible();
  await expectUsable(':root', what);
  // A list of choices is closed first.
  if (choices() > 0) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(choices).toBe(0);
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(before);
}
