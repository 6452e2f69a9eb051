import { expect, test } from 'vitest';
import { DateTime } from 'luxon';
import { expectGone, setClock, ZONE } from '../../support/islands/page.ts';
import { add, dialog, main, openCart, openDish } from './visit.tsx';

/** A Wednesday at 15:02, at the branch that never closes. */
const WEDNESDAY = DateTime.fromISO('2026-11-25T15:02', { zone: ZONE }).toMillis();

test('the dialog of a cake that needs two days says when it can be had', async () => {
  setClock(WEDNESDAY);
  await openDish('Geburtstagstorte');
  await expect.element(dialog()).toMatchTextContent('Vorbestellung: frühestens Freitag, 15:05');
});

test('the cart says when all of it can be had', async () => {
  setClock(WEDNESDAY);
  openCart({ Espresso: 1, Geburtstagstorte: 1 });
  await expect.element(main()).toMatchTextContent('Vorbestellung: frühestens Freitag, 15:05');
});

test('a dish that is had at once says nothing', async () => {
  await openDish('Espresso');
  await expect.element(add()).toBeEnabled();
  await expectGone(dialog().getByText(/frühestens/i));
});
