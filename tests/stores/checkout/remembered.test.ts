import { describe, expect, test } from 'vitest';
import { createDraft, EMPTY_DRAFT } from '../../../src/lib/stores/checkout/draft.ts';
import { createRemembered } from '../../../src/lib/stores/checkout/remembered.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { ANNA } from '../fixtures.ts';

const KEY = 'asp.glut.customer';
const { name, email, phone, street, city, floor, stairway, door } = ANNA;
const PERSON = { name, email, phone, street, city, floor, stairway, door };
const ALL = { name: true, address: true };

/** A checkout on a device; called again, it is a later visit in another tab. */
function visit(device: TextStorage) {
  const draft = createDraft({}, 'draft');
  const remembered = createRemembered(device, KEY, draft);
  remembered.fillIn();
  return { draft, ...remembered };
}

/** A device on which Anna has ordered and wants to be remembered. */
function deviceOfAnna(): TextStorage {
  const device: TextStorage = {};
  const { draft, keep } = visit(device);
  draft.set({ ...ANNA, isRemembered: true });
  keep(ALL);
  return device;
}

describe('The customer on this device', () => {
  test('is not remembered unless they want it', () => {
    const device: TextStorage = {};
    const { draft, keep, $isKnown } = visit(device);
    expect(draft.get().isRemembered).toBe(false);
    draft.set(ANNA);
    keep(ALL);
    expect(device).toEqual({});
    expect($isKnown.get()).toBe(false);
  });

  test('is filled in the next time, without what belonged to the order', () => {
    const { draft, $isKnown } = visit(deviceOfAnna());
    expect(draft.get()).toEqual({ ...EMPTY_DRAFT, ...PERSON, isRemembered: true });
    expect($isKnown.get()).toBe(true);
  });

  test('does not replace what is typed already', () => {
    const draft = createDraft({}, 'draft');
    draft.setKey('phone', '030');
    createRemembered(deviceOfAnna(), KEY, draft).fillIn();
    expect(draft.get()).toEqual({ ...EMPTY_DRAFT, phone: '030' });
  });

  test('keeps the address over an order that needs none, and loses a phone that was removed', () => {
    const device = deviceOfAnna();
    const { draft, keep } = visit(device);
    draft.set({ ...draft.get(), phone: '', street: '', city: '' });
    keep({ name: true, address: false });
    expect(visit(device).draft.get()).toMatchObject({ ...PERSON, phone: '' });
  });

  test('is forgotten at once, while the open form stays', () => {
    const device = deviceOfAnna();
    const { draft, forget, keep, $isKnown } = visit(device);
    forget();
    expect(device).toEqual({});
    expect($isKnown.get()).toBe(false);
    expect(draft.get()).toMatchObject({ ...PERSON, isRemembered: false });
    keep(ALL);
    expect(device).toEqual({});
    expect(visit(device).draft.get()).toEqual(EMPTY_DRAFT);
  });

  test.each(['', '{', 'null', '[]', '5', '"Anna"', '{"name":5,"phone":null}', '{"comment":"hallo"}'])(
    'is nobody if %j is stored',
    (text) => {
      const { draft, $isKnown } = visit({ [KEY]: text });
      expect(draft.get()).toEqual(EMPTY_DRAFT);
      expect($isKnown.get()).toBe(false);
    },
  );

  test('is read as far as it can be, and no longer than a field', () => {
    const text = JSON.stringify({ name: 'Anna', email: 7, street: 'x'.repeat(300), isRemembered: 'ja' });
    expect(visit({ [KEY]: text }).draft.get()).toEqual({
      ...EMPTY_DRAFT,
      name: 'Anna',
      street: 'x'.repeat(200),
      isRemembered: true,
    });
  });
});
