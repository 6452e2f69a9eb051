import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectUsable } from '../../support/component-axe.ts';
import { expectTrouble, newEmployee, open, signInAgain } from '../../support/office/page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('signing in asks for a code once a second factor is set up', async () => {
  expectTrouble('/api/');
  const who = await newEmployee([1]);
  await open('/konto', who);
  await button('Einrichten').click();
  await page.getByLabelText('Ihr Passwort').fill(who.password);
  await button('Weiter').click();
  await expect.element(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  await expectUsable('[role="dialog"]', 'setting up a second factor');
  const key = page.getByLabelText('Oder als Schlüssel').element() as HTMLInputElement;
  const codes = await commands.codesOf(key.value.replaceAll(' ', ''));
  const code = page.getByLabelText('Code aus der App');
  await code.fill(codes.now);
  await button('Bestätigen').click();
  await expect.poll(() => page.getByRole('dialog').getByRole('listitem').elements()).toHaveLength(10);
  await expectUsable('[role="dialog"]', 'recovery codes');
  await button('Fertig').click();
  await expect.element(page.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible();

  await open('/konto', null);
  await signInAgain(who);
  await expect.element(code).toHaveFocus();
  await expectUsable(':root', 'the code of the second factor');
  await code.fill(codes.now);
  await button('Anmelden').click();
  await expect.element(page.getByText('Dieser Code stimmt nicht oder wurde schon benutzt.')).toBeVisible();
  // Of the next half minute: clocks may differ by one.
  await code.fill(codes.next);
  await button('Anmelden').click();
  await expect.element(page.getByText('dieses Gerät')).toBeVisible();
});
