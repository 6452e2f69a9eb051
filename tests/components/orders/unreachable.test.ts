import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { $connection } from '../../../src/backoffice/orders/board/board-state.ts';
import { answer } from '../../support/answered-calls.ts';
import { expectTrouble, open } from '../../support/office/page.tsx';

it.each(['/', '/kueche'])(
  'the screen %s says why no orders can be shown, and shows them after another try',
  async (path) => {
    expectTrouble('/api/config');
    let isDown = true;
    answer('GET /api/config', (_, pass) =>
      isDown ? Response.json({ errors: [{ message: 'Der Shop startet gerade.' }] }, { status: 502 }) : pass(),
    );
    await open(path);
    const again = page.getByRole('button', { name: 'Erneut laden' });
    await expect.element(again).toBeVisible();
    await expect.element(page.getByText('Der Shop startet gerade.')).toBeVisible();
    await expect.element(page.getByText('Bestellungen werden geladen …')).not.toBeInTheDocument();
    // At the tap and not before it, since the screen tries again by itself.
    addEventListener('click', () => (isDown = false), { capture: true, once: true });
    await again.click();
    await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  },
);

it('the kitchen shows no tickets to an account that has lost access', async () => {
  await open('/kueche');
  const tickets = page.getByText(/^(\d+ Bestellung(en)?|Gerade ist nichts zuzubereiten\.)$/);
  await expect.element(tickets).toBeVisible();
  $connection.set('refused');
  await expect.element(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
  await expect.element(tickets).not.toBeInTheDocument();
});
