import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call, expectTrouble, goTo, newEmployee, open, save, statusOf } from '../../support/office/page.tsx';
import { placeOrder } from '../../support/office/orders.ts';

const NOT_YOURS = 'Diese Filiale gehört nicht zu Ihren.';
const entries = (hasText: string | RegExp) => page.getByRole('menuitem').filter({ hasText });

it('an employee neither sees nor changes another branch', async () => {
  expectTrouble('/api/');
  const employee = await newEmployee([1]);
  await open('/branches', employee);
  await expect.element(page.getByRole('row')).toHaveLength(2);
  goTo('/branches/2/show');
  await expect.element(page.getByText(NOT_YOURS)).toBeVisible();
  goTo('/branches/2');
  await expect.element(page.getByText('Kein Zugriff')).toBeVisible();
  goTo('/tables/create');
  await page.getByRole('combobox', { name: /Filiale/ }).click();
  await expect.element(page.getByRole('option')).toHaveLength(1);
  const statuses = await Promise.all([
    statusOf(employee, 'PUT', '/api/branches/1', { name: 'Meine' }),
    statusOf(employee, 'POST', '/api/tables', { identifier: 'x1', branch: { id: 2 } }),
    statusOf(employee, 'GET', '/api/branches/2/api-keys'),
    statusOf(employee, 'GET', '/api/users'),
    statusOf(employee, 'GET', '/api/logs'),
    statusOf(employee, 'POST', '/api/config', { shopName: 'Meins' }),
  ]);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
});

it('a manager changes hours and words of the own branch, and nothing else of it', async () => {
  expectTrouble('/api/branches/1');
  const manager = await newEmployee([3], { role: 'ROLE_MANAGER' });
  await open('/branches', manager);
  await page.getByRole('link', { name: 'Feige & Glut Nachtküche' }).click();
  await page.getByRole('textbox', { name: 'Nachricht an Kunden' }).first().fill('Wir feiern heute selbst.');
  await save();
  await expect.element(page.getByText(/gespeichert/)).toBeVisible();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  expect(await call('GET', '/api/branches/3', undefined, manager)).toMatchObject({
    closedMessage: 'Wir feiern heute selbst.',
  });
  await call('PUT', '/api/branches/3', { closedMessage: '' }, manager);
  goTo('/branches/1');
  await expect.element(page.getByText(NOT_YOURS)).toBeVisible();
});

it('the kitchen works at the board, the bookkeeper in the books, and neither sees more', async () => {
  const { id } = await placeOrder(3);
  await open(`/orders/${id}`, await newEmployee([3], { role: 'ROLE_KITCHEN' }));
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('button', { name: /Bestätigen/ }).first()).toBeVisible();
  await expect.element(sheet.getByText('gerda@example.org')).not.toBeInTheDocument();
  goTo('/');
  await expect.element(entries('Bestellungen')).toHaveLength(1);
  await expect.element(entries(/Zahlungen|Statistik|Filialen|Heute aus/)).not.toBeInTheDocument();
  await open('/', await newEmployee([], { role: 'ROLE_BOOKKEEPER' }));
  await expect.poll(() => location.pathname).toBe('/backend/books');
  await expect.element(page.getByRole('heading', { name: 'Buchhaltung' })).toBeVisible();
  await expect.element(entries(/^Bestellungen|Verlauf|Produkte/)).not.toBeInTheDocument();
});
