import { expect, type Locator, type Page } from '@playwright/test';

/** Further away is nothing on any screen. */
const MOST = 90;

/**
 * Presses the tab key until the target has the focus, as those do who use no pointer: backwards if the target stands
 * before what has the focus.
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let n = 0; n < MOST; n++) {
    const where = await target.evaluate((element) => {
      const active = document.activeElement ?? document.body;
      if (active === element) return 'here';
      const isBefore = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore && active !== document.body ? 'before' : 'behind';
    });
    if (where === 'here') break;
    await keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}

/** Presses a button, or follows a link. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Types into a field; what it held is gone. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
}

/** Types a name into a field that offers choices, and takes the choice of that name. */
export async function choose(page: Page, field: Locator, name: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.type(name);
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  // Typing filters the list with a delay: until then the first choice is another one.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    const active = (await field.getAttribute('aria-activedescendant', { timeout: 1_000 })) ?? '';
    await expect(option).toHaveAttribute('id', active, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  // A field that takes several leaves its list open.
  await expect(page.getByRole('option', { name, exact: true, selected: false })).toBeHidden();
}
