import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectUsable } from '../../support/islands/axe.ts';
import { dateButton, picker, timeButton, visitCheckout } from './visit.tsx';

/** The checkout's states, each with how it is reached; the form as most see it is in e2e's `accessibility`. */
const STATES: Record<string, () => Promise<void>> = {
  'the calendar': async () => {
    await visitCheckout({ at: '2026-11-27T13:10' });
    await dateButton().click();
    await expect.element(picker()).toBeVisible();
  },
  'the clock': async () => {
    await visitCheckout({ at: '2026-11-27T13:10' });
    await timeButton().click();
    await expect.element(picker()).toBeVisible();
  },
  'the clock outside of the hours': async () => {
    const openingHours = [
      { type: 'daily' as const, date: null, isClosed: false, from: '12:00', to: '15:00' },
      { type: 'daily' as const, date: null, isClosed: false, from: '18:00', to: '22:00' },
    ];
    await visitCheckout({ at: '2026-11-27T11:10', change: { branch: { openingHours } } });
    await timeButton().click();
    await expect.element(picker().getByRole('spinbutton', { name: 'Stunde' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>4/}');
    await expect.element(picker().getByRole('button', { name: 'Ab 18:00 Uhr' })).toBeVisible();
  },
  'a shop without any times': async () => {
    const branch = { openingHours: [], isPreorderEnabled: true, isAppointmentRequired: true };
    await visitCheckout({ change: { branch } });
    await timeButton().click();
    await expect.element(picker()).toMatchTextContent('Zum ausgewählten Tag sind keine Termine verfügbar.');
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
    await page.getByRole('button', { name: 'Vorbestellung abschicken' }).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').length).toBe(9);
  },
};

test.each(Object.keys(STATES))('%s can be used by everyone, by day and by night', async (state) => {
  await STATES[state]?.();
  const isOpen = document.querySelector('dialog[open]') !== null;
  await expectUsable(isOpen ? 'dialog' : 'main');
});
