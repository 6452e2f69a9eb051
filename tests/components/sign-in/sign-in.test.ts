import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectUsable } from '../../support/component-axe.ts';
import {
  admin,
  call,
  expectTrouble,
  newEmployee,
  open,
  save,
  signInAgain,
} from '../../support/office/page.tsx';

const REFUSED = 'Mit diesem Konto ist diese Seite nicht zugänglich.';
const entry = (name: string) => page.getByRole('menuitem', { name });

it('signing in leads back to the requested screen', async () => {
  expectTrouble('/api/users/me');
  await open('/products?page=2', null);
  await signInAgain();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(location.pathname + location.search).toMatch(/^\/backend\/products\?page=2/);
});

it('signing in with a wrong password says so in German and keeps the address', async () => {
  expectTrouble('/api/');
  await open('/login', null);
  await signInAgain({ ...admin, password: 'stimmt-nicht-123' });
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.query()?.textContent).toMatch(/E-Mail|Passwort|Anmeldedaten/);
  await expect.element(page.getByLabelText('E-Mail')).toHaveValue(admin.email);
  // A link that is opened where this page stands already, and was mangled on its way.
  location.hash = '#token=nicht-ganz%E4';
  await expect.element(alert).toHaveTextContent('Dieser Anmeldelink ist ungültig oder abgelaufen.');
});

it('signing in shows employees only what they may do', async () => {
  expectTrouble('/api/');
  await open('/users', await newEmployee([1]));
  await expect.element(page.getByText('Kein Zugriff')).toBeVisible();
  await expectUsable('#main-content');
  await expect.element(entry('Benutzer')).not.toBeInTheDocument();
  // Nor groups of what they may not: their navigation is as wide as its names now.
  await page.getByRole('button', { name: 'Öffnen des Menüs' }).click();
  await expect.element(entry('Filialen und Geräte')).toBeVisible();
  await expect.element(entry('Angebot')).not.toBeInTheDocument();
});

it('admins who drop their role see what is left at once', async () => {
  expectTrouble('/api/');
  const who = await newEmployee([1], { role: 'ROLE_ADMIN' });
  const { id } = await call<{ id: number }>('GET', '/api/users/me', undefined, who);
  await open(`/users/${id}`, who);
  await page.getByRole('checkbox', { name: 'Mitarbeiter' }).click();
  await page.getByRole('checkbox', { name: 'Administrator' }).click();
  await save();
  await expect.element(page.getByText(REFUSED)).toBeVisible();
  await expect.element(entry('Benutzer')).not.toBeInTheDocument();
  await expect.element(entry('Bestellungen')).toBeVisible();
});

it('employees are never shown a form they may not use', async () => {
  expectTrouble('/api/');
  const who = await newEmployee([1]);
  let isSeen = false;
  const look = new MutationObserver(() => {
    isSeen ||= document.querySelector('main :is(input, textarea, [role="tree"])') !== null;
  });
  look.observe(document, { subtree: true, childList: true });
  onTestFinished(() => look.disconnect());
  for (const path of ['/branches/2', '/products/101', '/products/preise', '/menus/1', '/users/create']) {
    await open(path, who);
    await expect.element(page.getByText(REFUSED)).toBeVisible();
    expect(isSeen, path).toBe(false);
  }
});
