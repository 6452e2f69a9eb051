import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
    await expect.element(page.getByText('Bestellungen werden geladen …')).not.toBeInTheDocument();
    // At the tap and not before it, since the screen tries again by itself.
    addEventListener('click', () => (isDown = false), { capture: true, once: true });
    await again.click();
    await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  },
);
