import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone, passTime } from '../../support/islands/page.ts';
import { inBerlin, orderButton, visitCheckout } from './visit.tsx';

/** A kitchen that is full, at the branch that never closes. */

const VERSION = { menu: 'm', facts: 'f' };
const iso = (text: string) => inBerlin(text).toUTC().toISO() ?? '';

/** What the API says of the branch, until the test says something else. */
function live(busy: object | undefined) {
  const now: { busy?: object | undefined } = { busy };
  answer(/^GET \/api\/branches\/\d+\/version$/, () => json({ data: { ...VERSION, ...now } }));
  return now;
}

const paused = (takesPreorders: boolean) => ({
  paused: { takeaway: iso('2026-11-25T18:45') },
  message: 'Danke für Ihre Geduld!',
  longer: null,
  takesPreorders,
});

test('a paused mode says when it is back, and others can be ordered', async () => {
  live(paused(false));
  await visitCheckout({
    at: '2026-11-25T18:02',
    change: { version: VERSION, branch: { isPreorderEnabled: false } },
  });
  await expect
    .element(page.getByText('Gerade sehr viel los: Takeaway wieder ab 18:45. Danke für Ihre Geduld!').first())
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Takeaway' })).toBeDisabled();
  await expectGone(orderButton());
  await page.getByRole('radio', { name: 'Dine In' }).click();
  await expect.element(orderButton()).toBeVisible();
});

test('a pause that is lifted lets the order through, without a reload', async () => {
  const now = live(paused(false));
  await visitCheckout({
    at: '2026-11-25T18:02',
    change: { version: VERSION, branch: { isPreorderEnabled: false } },
  });
  await expect.element(page.getByRole('radio', { name: 'Takeaway' })).toBeDisabled();
  now.busy = undefined;
  await passTime('00:31');
  await expect.element(page.getByRole('radio', { name: 'Takeaway' })).toBeEnabled();
  await expect.element(orderButton()).toBeVisible();
  await expectGone(page.getByText(/Gerade sehr viel los/));
});

test('longer times are said', async () => {
  live({
    paused: {},
    message: '',
    longer: { minutes: 20, until: iso('2026-11-25T22:00') },
    takesPreorders: true,
  });
  await visitCheckout({ at: '2026-11-25T18:02', change: { version: VERSION } });
  await expect
    .element(page.getByText('Gerade sehr viel los: Es dauert etwa 20 Min. länger als sonst.'))
    .toBeVisible();
});
