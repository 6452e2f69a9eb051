import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '../../../src/lib/domain/payment-methods.ts';
import { createDraft, EMPTY_DRAFT, type Draft } from '../../../src/lib/stores/checkout/draft.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { full, pageOver } from '../fixtures.ts';

const KEY = 'asp.glut.mitte.draft';

const drafts: fc.Arbitrary<Draft> = fc
  .record({
    name: fc.string({ unit: 'grapheme' }),
    email: fc.string(),
    phone: fc.string(),
    street: fc.string(),
    city: fc.string(),
    floor: fc.string(),
    stairway: fc.string(),
    door: fc.string(),
    comment: fc.string({ unit: 'grapheme' }),
    table: fc.option(fc.integer({ min: 1 })),
    donatee: fc.option(fc.integer({ min: 1 })),
    appointmentDate: fc.option(
      fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
    ),
    paymentMethod: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
    ageConfirmed: fc.constantFrom(0, 16, 18),
    legalInstructions: fc.boolean(),
    privacyPolicy: fc.boolean(),
  })
  .map((fields) => ({ ...EMPTY_DRAFT, ...fields }));

const ANNA: Draft = {
  ...EMPTY_DRAFT,
  name: 'Anna Beispiel',
  phone: '+4930123456',
  street: 'Invalidenstraße 1',
  floor: '3',
  comment: 'Bitte klingeln',
  table: 4,
  appointmentDate: '2026-11-22T18:00:00.000Z',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
};

/** The form after the page was loaded again. */
const reloaded = (storage: TextStorage) => createDraft(storage, KEY).get();

describe('The checkout draft', () => {
  test('is empty at first, without any consent', () => {
    expect(reloaded({})).toEqual(EMPTY_DRAFT);
  });

  test('survives a reload at every keystroke without subscribers', () => {
    const storage: TextStorage = {};
    const draft = createDraft(storage, KEY);
    for (const typed of ['A', 'An', 'Ann', 'Anna']) {
      draft.setKey('name', typed);
      expect(reloaded(storage).name).toBe(typed);
    }
  });

  test('survives a reload with any content', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const storage: TextStorage = {};
        createDraft(storage, KEY).set(draft);
        expect(reloaded(storage)).toEqual(draft);
      }),
    );
  });

  test('is still stored after its subscribers have gone', () => {
    const storage: TextStorage = {};
    const draft = createDraft(storage, KEY);
    draft.listen(() => {})();
    draft.setKey('comment', 'ohne Zwiebeln');
    expect(reloaded(storage).comment).toBe('ohne Zwiebeln');
  });

  test('is separate per branch', () => {
    const storage: TextStorage = {};
    createDraft(storage, KEY).set(ANNA);
    expect(createDraft(storage, 'asp.glut.nord.draft').get()).toEqual(EMPTY_DRAFT);
  });

  test('works without storage', () => {
    const draft = createDraft(pageOver(full()).values, KEY);
    const seen: string[] = [];
    draft.listen(({ name }) => void seen.push(name));
    draft.setKey('name', 'Anna');
    expect([seen, draft.get().name]).toEqual([['Anna'], 'Anna']);
  });

  test('keeps the contact details after an order, and clears the rest', () => {
    const storage: TextStorage = {};
    const draft = createDraft(storage, KEY);
    draft.set(ANNA);
    draft.resetOrder();
    expect(draft.get()).toEqual({
      ...ANNA,
      appointmentDate: null,
      comment: '',
      legalInstructions: false,
      privacyPolicy: false,
    });
    expect(reloaded(storage)).toEqual(draft.get());
  });
});

describe('A stored draft of another version', () => {
  const restored = (text: string) => {
    return reloaded({ [KEY]: text });
  };

  test.each(['', 'nonsense', '{"name":', 'null', '[]', '["Anna"]', '"Anna"', '7'])('%j is empty', (text) => {
    expect(restored(text)).toEqual(EMPTY_DRAFT);
  });

  test('keeps known fields with valid values', () => {
    const kept = { ...ANNA, name: 5, phone: null, privacyPolicy: 'yes', birthday: '2000-01-01' };
    expect(restored(JSON.stringify(kept))).toEqual({ ...ANNA, name: '', phone: '', privacyPolicy: false });
  });

  test('has no invalid table, time or payment method', () => {
    const kept = { ...ANNA, table: 'tisch-4', appointmentDate: 'morgen', paymentMethod: 'bitcoin' };
    const empty = { table: null, appointmentDate: null, paymentMethod: null };
    expect(restored(JSON.stringify(kept))).toEqual({ ...ANNA, ...empty });
  });

  test('of any shape never breaks the page', () => {
    const shaped = fc.record(
      Object.fromEntries(Object.keys(EMPTY_DRAFT).map((field) => [field, fc.jsonValue()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(shaped, fc.jsonValue()), (kept) => {
        const draft = restored(JSON.stringify(kept));
        expect(Object.keys(draft)).toEqual(Object.keys(EMPTY_DRAFT));
        expect(draft.name.trim() + draft.email.trim()).toBeTypeOf('string');
      }),
    );
  });
});
