import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectUsable } from '../../support/component-axe.ts';
import { answer, json } from '../../support/answered-calls.ts';
import {
  acceptTerms,
  dayTile,
  field,
  later,
  orderButton,
  otherDay,
  picker,
  times,
  timeTile,
  visitCheckout,
} from './visit.tsx';

/** The checkout's states, each with how it is reached; the form as most see it is in e2e's `accessibility`. */
const STATES: Record<string, () => Promise<void>> = {
  'the calendar': async () => {
    await visitCheckout({ at: '2026-11-27T13:10' });
    await later().click();
    await otherDay().click();
    await expect.element(picker()).toBeVisible();
  },
  'the times of a day, one of them full': async () => {
    answer(/full-days/, () => json({ data: { days: ['2026-11-28'] } }));
    const full = { start: '2026-11-27T13:00:00Z', places: 0 };
    answer(/places/, () => json({ data: { slots: [full, { start: '2026-11-27T13:30:00Z', places: 2 }] } }));
    await visitCheckout({ at: '2026-11-27T13:10', change: { branch: { slotCapacity: 6 } } });
    await later().click();
    await expect.element(timeTile('14:00')).toBeDisabled();
    await expect.element(timeTile('14:30')).toBeChecked();
    await expect.element(dayTile('Morgen')).toBeDisabled();
  },
  'a refused time with others in its place': async () => {
    await visitCheckout({ at: '2026-11-27T13:10' });
    await field('Vor- und Nachname').fill('Ada');
    await acceptTerms();
    const times = ['2026-11-27T17:30:00Z', '2026-11-28T08:00:00Z', '2026-12-12T11:00:00Z'];
    const error = { field: 'appointmentDate', message: 'Zu dieser Zeit ist schon alles vergeben.', times };
    answer('POST /api/orders', () => json({ errors: [error] }, 409));
    await orderButton().click();
    await expect.poll(() => page.getByRole('group', { name: 'Stattdessen:' }).all().length).toBe(2);
  },
  'a shop without any times': async () => {
    const branch = { openingHours: [], isPreorderEnabled: true, isAppointmentRequired: true };
    await visitCheckout({ change: { branch } });
    await expect.element(times()).toMatchTextContent('Zum ausgewählten Tag sind keine Termine verfügbar.');
  },
  'what goes well with the cart, one of it taken': async () => {
    await visitCheckout({ cart: { 'Falafel-Bowl „Levante“': 1 } });
    await page.getByRole('button', { name: 'Limonade Zitrone-Minze dazu bestellen' }).click();
    await expect.element(page.getByRole('button', { name: /ist im Warenkorb$/ })).toBeVisible();
  },
  'the recipients of donations': async () => {
    const donatees = ['Tafel', 'Seebrücke'].map((name, id) => ({ id: id + 1, name, description: 'Verein' }));
    await visitCheckout({ change: { donatees } });
    await page.getByRole('button', { name: 'Spendenempfänger auswählen' }).click();
    await picker().getByRole('button', { name: 'Tafel' }).click();
  },
  'the form after a payment that failed': async () => {
    await visitCheckout({ path: '/checkout/error' });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Leider ist Ihre Zahlung fehlgeschlagen.');
  },
  'a form with everything that can be wrong': async () => {
    await visitCheckout({
      change: {
        sendsSms: true,
        tables: [{ id: 7, identifier: 'tisch-7', branch: { id: 3 } }],
        branch: {
          isPreorderEnabled: true,
          isTableSelectionEnabled: true,
          isDineInEmailRequired: true,
          isDineInPhoneRequired: true,
          isDineInAddressRequired: true,
          isAppointmentRequired: true,
          openingHours: [],
        },
      },
    });
    await page.getByRole('radio', { name: 'Dine In' }).click();
    await page.getByRole('button', { name: 'Zahlungspflichtig vorbestellen' }).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').length).toBe(9);
  },
};

test.each(Object.keys(STATES))('%s can be used by everyone, by day and by night', async (state) => {
  await STATES[state]?.();
  const isOpen = document.querySelector('dialog[open]') !== null;
  await expectUsable(isOpen ? 'dialog' : 'main');
});
