import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectGone } from '../../support/islands/page.ts';
import { answerCall, heading, main, openOrder, show, type OrderChanges } from './visit.tsx';

/** What a customer answers the shop. */

const soon = () => new Date(Date.now() + 2 * 60 * 60_000).toISOString();

test('a proposed time can be accepted', async () => {
  const said = { of: { counterAppointment: soon() } as OrderChanges };
  const { path } = await openOrder(said);
  const asked = page.getByRole('region', { name: 'Wichtige Mitteilung' });
  await expect.element(asked).toBeVisible();
  const calls = answerCall(path, 'confirm-counter-appointment', said, { isConfirmed: true });
  await asked.getByRole('button', { name: /^Ja, \d\d:\d\d Uhr ist in Ordnung$/ }).click();
  await expect.element(main()).toMatchTextContent('Ihre Bestellung wurde bestätigt');
  await expectGone(asked);
  expect(calls.map(({ body }) => body)).toEqual([null]);
});

test('a proposal speaks of a wished time only where there was one', async () => {
  const asked = page.getByRole('region', { name: 'Wichtige Mitteilung' });
  await openOrder({ of: { counterAppointment: soon(), appointmentDate: soon() } });
  await expect.element(asked).toMatchTextContent('Zum gewünschten Zeitpunkt schaffen wir');
  await openOrder({ of: { counterAppointment: soon() } });
  await expect.element(asked).toMatchTextContent('Wir schaffen Ihre Bestellung');
});

test('a proposed time can be rejected', async () => {
  const said = { of: { counterAppointment: soon() } as OrderChanges };
  const { path } = await openOrder(said);
  answerCall(path, 'reject-counter-appointment', said, { isRejected: true });
  await page.getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  await expect.element(heading()).toHaveTextContent('Ihre Bestellung wurde storniert.');
});

test("an answer that comes too late shows the API's message", async () => {
  // The real order has no proposal.
  await openOrder({ of: { counterAppointment: soon() } });
  await page.getByRole('button', { name: /ist in Ordnung$/ }).click();
  await expect.element(main()).toMatchTextContent('Bestellstatus konnte nicht geändert werden');
});

describe('the rating', () => {
  const completed = { isConfirmed: true, isCompleted: true };
  const review = page.getByRole('region', { name: 'Bewerten Sie Ihre Bestellung' });

  test('is sent once all four ratings are given', async () => {
    const said = { of: completed as OrderChanges };
    const { path } = await openOrder(said);
    const send = review.getByRole('button', { name: 'Bewertung senden' });
    const calls = answerCall(path, 'questionnaire', said, { questionnaireRating: 4 });
    await expect.element(send).toBeVisible();
    const groups = ['Bestellvorgang', 'Service', 'Qualität des Foods', 'Gesamtbewertung'];
    for (const [index, name] of groups.entries()) {
      await expectGone(review.getByRole('textbox'));
      // Not given yet: the button does nothing, however often it is pressed.
      await send.click({ force: true });
      await review.getByRole('group', { name }).getByRole('radio').nth(index).click();
    }
    await review.getByRole('textbox', { name: 'Bemerkung (optional)' }).fill('Gern wieder');
    await send.click();
    await expect.element(main()).toMatchTextContent('Vielen Dank für Ihre Bewertung!');
    expect(calls.map(({ body }) => body)).toEqual([
      { processRating: 1, serviceRating: 2, foodRating: 3, rating: 4, comment: 'Gern wieder' },
    ]);
  });

  test('works by keyboard, and does not reappear once dismissed', async () => {
    const { order } = await openOrder({ of: completed });
    const service = review.getByRole('group', { name: 'Service' });
    const first = await service.getByRole('radio', { name: '1 Stern' }).findElement();
    first.focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect.element(service.getByRole('radio', { name: '2 Sterne' })).toBeChecked();
    await review.getByRole('button', { name: 'Abbrechen' }).click();
    await expectGone(review);
    show(order);
    await expect.element(heading()).toBeVisible();
    await expectGone(review);
  });
});
