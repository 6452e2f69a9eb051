import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../support/answered-calls.ts';
import { call, open, save } from '../../support/office/page.tsx';

it('a new branch stays at the tab that is tapped while it is being saved', async () => {
  let id = '';
  // Registered before the office opens, so that it is closed by then.
  onTestFinished(async () => {
    if (id !== '') await call('DELETE', `/api/branches/${id}`);
  });
  const { promise: tapped, resolve: goOn } = Promise.withResolvers<void>();
  const asked = answer('POST /api/branches', async (_, pass) => {
    await tapped;
    return pass();
  });
  await open('/branches/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Feige & Glut Hafen');
  await page.getByRole('textbox', { name: /^Kennung/ }).fill('hafen-am-abend');
  await save();
  await expect.poll(() => asked).toHaveLength(1);
  await page.getByRole('tab', { name: 'Bezahlen' }).click();
  goOn();
  await expect.poll(() => location.pathname).toMatch(/^\/backend\/branches\/\d+\/bezahlen$/);
  id = /branches\/(\d+)/.exec(location.pathname)?.[1] ?? '';
  await expect.element(page.getByRole('tab', { name: 'Bezahlen' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('Essensbon').first()).toBeVisible();
  // The window says which of a branch's forms it has.
  await expect.poll(() => document.title).toMatch(/Bezahlen · .*Feige & Glut Hafen.* · Bestellbar$/);
});
