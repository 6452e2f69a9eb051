import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { call, open } from '../../support/office/page.tsx';

interface Table {
  id: number;
  identifier: string;
  branch: { id: number };
}

const tables = () => call<Table[]>('GET', '/api/tables');

it('tables are made from 1 to 20 and printed as labels', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const before = (await tables()).filter(({ branch }) => branch.id === 1).length;
  onTestFinished(async () => {
    for (const { id, identifier } of await tables())
      if (identifier.startsWith('garten-')) await call('DELETE', `/api/tables/${id}`);
  });
  await open('/tables');
  await page.getByRole('button', { name: 'Mehrere anlegen' }).click();
  await page.getByRole('textbox', { name: /Präfix/ }).fill('garten-');
  await expect.element(page.getByText('Ergibt 20 Tische: garten-1 bis garten-20')).toBeVisible();
  // Nothing is no 0.
  await page.getByRole('spinbutton', { name: 'Von' }).fill('');
  const make = page.getByRole('button', { name: 'Anlegen', exact: true });
  await expect.element(make).toBeDisabled();
  await page.getByRole('spinbutton', { name: 'Von' }).fill('1');
  await make.click();
  await expect.element(page.getByRole('link', { name: 'garten-20' })).toBeVisible();
  await page.getByRole('button', { name: 'Etiketten drucken' }).click();
  // The first branch has tables now.
  const labels = before + 20;
  await expect.element(page.getByRole('dialog').getByText(new RegExp(`^${labels} Etiketten`))).toBeVisible();
  await page.getByRole('button', { name: 'Drucken', exact: true }).click();
  await expect.poll(() => document.querySelectorAll('.label-sheets .label').length).toBe(labels);
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

it('a QR code leads to the shop’s own address, wherever staff open the back office', async () => {
  const site = 'https://feige.example';
  answer('GET /api/addresses', () => json({ data: { site, office: null, api: null } }));
  await open('/tables');
  await page.getByRole('button', { name: /Code/ }).first().click();
  const address = page.getByRole('dialog').getByRole('link');
  await expect.element(address).toBeVisible();
  expect(address.element().textContent).toMatch(new RegExp(`^${site}/store/.+\\?table=`));
});
