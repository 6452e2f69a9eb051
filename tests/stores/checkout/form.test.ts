import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutData } from '../../../src/lib/client/page-data.ts';
import type { Api } from '../../../src/lib/client/api.ts';
import type { Branch } from '../../../src/lib/domain/branch.ts';
import { openRanges } from '../../../src/lib/domain/hours.ts';
import { createCheckoutForm } from '../../../src/lib/stores/checkout/form.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { createOrderPlacing } from '../../../src/lib/stores/checkout/order-placing.ts';
import {
  rememberPayment,
  settleOpenCheckout,
  settlePayment,
  waitsForPayment,
} from '../../../src/lib/stores/checkout/pending-payment.ts';
import { chooseTable } from '../../../src/lib/stores/cart/link.ts';
import { BERLIN, berlin, branch, item, ms, product, rule, shown } from '../../domain/samples.ts';
import { ANNA, branchData, openCart, publicOrder, shopData } from '../fixtures.ts';

let storage: TextStorage;
beforeEach(() => {
  useTestStorageEngine();
  storage = {};
});
afterEach(() => cleanTestStorage());

interface Shop {
  now?: string;
  at?: Partial<Branch>;
  change?: Partial<CheckoutData>;
  answer?: unknown;
  isOffline?: boolean;
  loadRules?: () => Promise<never>;
}

/** A checkout with one thing in its cart, filled in by Anna. */
function openForm({
  now = '2026-11-21T12:00',
  at = {},
  change = {},
  answer,
  isOffline = false,
  loadRules,
}: Shop = {}) {
  const own = branch(at);
  const from = berlin(now).startOf('day');
  const opening = openRanges(own.openingHours, from, from.plus({ days: 14 }));
  const data: CheckoutData = {
    ...branchData({ branch: own, openRanges: { opening, delivery: opening } }),
    legal: { terms: null, privacy: null },
    withdrawal: { link: null, exception: null },
    donatees: [],
    sendsSms: false,
    holdsSlots: false,
    hasSuggestions: false,
    ...change,
  };
  const $data = atom(data);
  const cart = openCart(data, shopData(), $data);
  cart.replace([item()]);
  const draft = createDraft(storage, 'asp.glut.mitte.draft');
  draft.set({ ...ANNA, appointmentDate: null, table: null });
  const sent: unknown[] = [];
  const api = ((call: string, { body }: { body?: unknown } = {}) => {
    if (call !== 'post /api/orders') return Promise.resolve({ ok: false, status: 0, errors: [] });
    sent.push(body);
    return Promise.resolve(answer ?? { ok: true, data: publicOrder() });
  }) as unknown as Api;
  const pending: string[] = [];
  const placing = createOrderPlacing({
    api,
    $branch: $data,
    cart,
    draft,
    storage,
    storageKey: 'asp.glut.mitte.placing',
    isOffline: () => isOffline,
    onPaymentPending: ({ uid }) => void pending.push(uid),
  });
  const $now = atom(ms(now));
  const form = createCheckoutForm({
    $data,
    zone: BERLIN,
    cart,
    draft,
    placing,
    $now,
    ...(loadRules ? { loadRules } : {}),
  });
  return { form, cart, draft, sent, pending, data, clock: (time: string) => $now.set(ms(time)) };
}

const messages = (form: ReturnType<typeof openForm>['form']) =>
  form.$errors.get().map(({ message }) => message);

describe('What the button sends', () => {
  test('follows the hours while the form is open', () => {
    const { form, clock } = openForm({ now: '2026-11-21T21:59' });
    expect(form.$submission.get()).toBe('order');
    clock('2026-11-21T22:00');
    expect([form.$isOpen.get(), form.$submission.get()]).toEqual([false, null]);
    clock('2026-11-22T11:00');
    expect(form.$submission.get()).toBe('order');
  });

  test('is a preorder if the branch takes them, and an enquiry if it makes offers', () => {
    const night = { now: '2026-11-21T23:00' };
    expect(openForm({ ...night, at: { isPreorderEnabled: true } }).form.$submission.get()).toBe('preorder');
    const quoting = { isPreorderEnabled: true, isQuotationRequired: true };
    expect(openForm({ ...night, at: quoting }).form.$submission.get()).toBe('enquiry');
  });

  test('is nothing before orderableFrom', () => {
    const { form, clock } = openForm({ at: { orderableFrom: '2026-11-21T13:00:00+01:00' } });
    expect(form.$submission.get()).toBeNull();
    clock('2026-11-21T13:00');
    expect(form.$submission.get()).toBe('order');
  });

  test('is nothing with an empty cart or below the minimum order value', async () => {
    const { form, cart, sent } = openForm();
    cart.replace([]);
    expect(form.$submission.get()).toBeNull();
    await form.submit();
    expect(sent).toEqual([]);
  });
});

describe('Errors of the form', () => {
  test('are shown in field order, and disappear when their field is changed', async () => {
    const { form, draft, sent } = openForm();
    draft.set({ ...draft.get(), name: '', email: 'anna@', legalInstructions: false });
    await form.submit();
    expect(form.$errors.get().map(({ field }) => field)).toEqual(['name', 'email', 'legalInstructions']);
    expect([form.$failures.get(), sent]).toEqual([1, []]);
    draft.setKey('name', 'A');
    expect(form.$errors.get().map(({ field }) => field)).toEqual(['email', 'legalInstructions']);
  });

  test('about a full slot stand at the appointment and keep what was typed', async () => {
    const errors = [{ field: 'appointmentDate', message: 'Bitte wählen Sie einen anderen Termin.' }];
    const { form, draft, cart } = openForm({ answer: { ok: false, status: 409, errors } });
    const before = { ...draft.get() };
    await form.submit();
    expect(form.$errors.get()).toEqual(errors);
    expect([draft.get(), cart.$items.get()]).toEqual([before, [item()]]);
    draft.setKey('appointmentDate', '2026-11-21T18:00:00.000Z');
    expect(form.$errors.get()).toEqual([]);
  });

  test('about a full slot offer the times that the server has named, until one is chosen', async () => {
    const times = ['2026-11-21T17:30:00.000Z', '2026-11-21T16:45:00.000Z'];
    const errors = [{ field: 'appointmentDate', message: 'Bitte wählen Sie einen anderen Termin.', times }];
    const { form, draft } = openForm({ answer: { ok: false, status: 409, errors } });
    await form.submit();
    expect(form.$instead.get().map(shown)).toEqual(['2026-11-21T18:30', '2026-11-21T17:45']);
    draft.setKey('appointmentDate', times[0] ?? null);
    expect(form.$instead.get()).toEqual([]);
  });

  test('of the server stand at their field until it is changed', async () => {
    const errors = [
      { field: 'name', message: 'Zu kurz.' },
      { field: 'items.0.product', message: 'Gibt es nicht.' },
    ];
    const { form, draft } = openForm({ answer: { ok: false, status: 422, errors } });
    await form.submit();
    expect(messages(form)).toEqual(['Zu kurz.', 'Gibt es nicht.']);
    draft.setKey('name', 'Anna Neu');
    expect(messages(form)).toEqual(['Gibt es nicht.']);
  });

  test('change with the mode', async () => {
    const { form, draft, cart } = openForm();
    draft.setKey('name', '');
    await form.submit();
    cart.chooseMode('dineIn');
    expect(messages(form)).toEqual([]);
  });

  test('of the appointment appear at once and stop the order', async () => {
    const { form, draft, clock, sent } = openForm();
    draft.setKey('appointmentDate', berlin('2026-11-21T13:00').toISO());
    await form.loadAppointments();
    form.$problem.listen(() => {});
    expect(form.$problem.get()).toBeNull();
    clock('2026-11-21T13:01');
    expect(form.$problem.get()).toBe('past');
    await form.submit();
    expect([form.$errors.get()[0]?.field, sent]).toEqual(['appointmentDate', []]);
    expect(draft.get().appointmentDate).not.toBeNull();
  });

  test('of the appointment are left to the server if its rules could not be fetched', async () => {
    const { form, draft, sent } = openForm({ loadRules: () => Promise.reject(new Error('offline')) });
    draft.setKey('appointmentDate', berlin('2026-11-21T23:30').toISO());
    expect(await form.loadAppointments()).toBe(false);
    await form.submit();
    expect(sent).toHaveLength(1);
  });
});

describe('A cart that has to be ordered ahead', () => {
  const cake = item({
    product: product({ isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 2 }),
  });
  const sentFor = (sent: unknown[]) =>
    sent.map((body) => (body as { appointmentDate: string | null }).appointmentDate);

  test('is ordered for its earliest time where it is wanted as soon as possible', async () => {
    const { form, cart, sent } = openForm({ now: '2026-11-21T12:02' });
    cart.replace([item(), cake]);
    await form.submit();
    expect(sentFor(sent)).toEqual([new Date(ms('2026-11-23T12:05')).toISOString()]);
  });

  test('leaves the time to the server if the rules could not be fetched', async () => {
    const { form, cart, sent } = openForm({ loadRules: () => Promise.reject(new Error('offline')) });
    cart.replace([cake]);
    await form.submit();
    expect(sentFor(sent)).toEqual([null]);
  });

  test('is not sent for an earlier time, and offers the earliest ones', async () => {
    const { form, cart, draft, sent } = openForm({ now: '2026-11-21T12:02' });
    cart.replace([cake]);
    draft.setKey('appointmentDate', berlin('2026-11-22T13:00').toISO());
    await form.submit();
    expect([messages(form), sent]).toEqual([
      ['So kurzfristig ist das leider nicht möglich: frühestens Montag, 12:05.'],
      [],
    ]);
    expect(form.$instead.get().map(shown)).toEqual([
      '2026-11-23T12:05',
      '2026-11-23T12:15',
      '2026-11-23T12:30',
    ]);
  });

  test('cannot be sent where the branch does not open after it', async () => {
    const openingHours = [rule('2026-11-21', '11:00-22:00')];
    const { form, cart, sent } = openForm({ at: { openingHours } });
    cart.replace([cake]);
    await form.submit();
    expect([form.$errors.get()[0]?.field, sent]).toEqual(['appointmentDate', []]);
  });
});

describe('Submitting', () => {
  test('twice at once places one order', async () => {
    const { form, sent } = openForm();
    await Promise.all([form.submit(), form.submit()]);
    await form.submit();
    expect(sent).toHaveLength(1);
  });

  test('offline sends nothing, says so and keeps everything', async () => {
    const { form, sent, cart, draft } = openForm({ isOffline: true });
    const before = draft.get();
    await form.submit();
    expect([form.$placing.get().state, form.$failures.get(), sent]).toEqual(['offline', 1, []]);
    expect([cart.$items.get().length, draft.get()]).toEqual([1, before]);
  });

  test('an order that is paid online keeps cart and form, also on the way back', async () => {
    const order = publicOrder({ paymentRedirectUrl: 'https://pay.example' });
    const { form, cart, draft, pending } = openForm({ answer: { ok: true, data: order } });
    await form.submit();
    expect([form.$placing.get().state, pending, cart.$items.get().length]).toEqual(['placed', ['u-17'], 1]);
    expect(draft.get().legalInstructions).toBe(true);
    form.pageRestored();
    expect(form.$placing.get().state).toBe('idle');
  });
});

describe('A stored form', () => {
  test('drops what the branch no longer offers, and chooses a payment method it accepts', () => {
    const draft = createDraft(storage, 'asp.glut.mitte.draft');
    draft.set({ ...ANNA, table: 99, donatee: 5, paymentMethod: 'mollie' });
    const { draft: now } = openForm({ change: { paymentMethods: ['atm-card', 'cash'] } });
    now.setKey('table', 99);
    expect(now.get().paymentMethod).toBe('cash');
    expect(now.get().donatee).toBeNull();
  });
});

describe('The table of a QR code', () => {
  const tables = [{ id: 7, identifier: 'tisch-7', branch: { id: 1 } }];
  const scan = (identifier: string, at: Partial<Branch>) => {
    const data = branchData({ branch: branch(at), tables });
    const cart = openCart(data);
    const draft = createDraft(storage, 'asp.glut.mitte.draft');
    return [chooseTable(identifier, data, cart, draft), cart.$mode.get(), draft.get().table];
  };

  test('is applied with its mode, in any spelling', () => {
    expect(scan('Tisch-7', { isTableSelectionEnabled: true })).toEqual([true, 'dineIn', 7]);
  });

  test('is ignored without such a table, dine-in or table selection', () => {
    const nothing = [false, 'takeaway', null];
    expect(scan('tisch-8', { isTableSelectionEnabled: true })).toEqual(nothing);
    expect(scan('tisch-7', { isTableSelectionEnabled: true, isDineInEnabled: false })).toEqual(nothing);
    expect(scan('tisch-7', {})).toEqual(nothing);
  });
});

describe('A pending payment', () => {
  const keys = {
    uid: 'u-17',
    hash: 'h-17',
    cartKey: 'asp.glut.mitte.cart',
    draftKey: 'asp.glut.mitte.draft',
  };

  test('empties the cart once it has arrived, not before', () => {
    const session: TextStorage = {};
    createDraft(session, keys.draftKey).set(ANNA);
    storage[keys.cartKey] = '[]';
    rememberPayment('glut', keys, storage);
    settlePayment('glut', { uid: 'u-17', isPaid: false, isFailed: false }, storage, session);
    settlePayment('glut', { uid: 'another', isPaid: true, isFailed: false }, storage, session);
    // Money that came too late.
    settlePayment('glut', { uid: 'u-17', isPaid: true, isFailed: true }, storage, session);
    expect(storage[keys.cartKey]).toBe('[]');
    settlePayment('glut', { uid: 'u-17', isPaid: true, isFailed: false }, storage, session);
    expect([Object.keys(storage), createDraft(session, keys.draftKey).get().comment]).toEqual([[], '']);
  });

  test('keeps its cart in this browser until another order replaces it', () => {
    storage[keys.cartKey] = '[{}]';
    rememberPayment('glut', keys, storage);
    expect(waitsForPayment('glut', { uid: 'u-17' }, storage)).toBe(true);
    expect(waitsForPayment('glut', { uid: 'another' }, storage)).toBe(false);
    storage[keys.cartKey] = '[]';
    expect(waitsForPayment('glut', { uid: 'u-17' }, storage)).toBe(false);
    delete storage[keys.cartKey];
    expect(waitsForPayment('glut', { uid: 'u-17' }, storage)).toBe(false);
  });

  test.each([true, false])('is checked when the checkout is opened again: paid is %s', async (isPaid) => {
    const { cart, draft } = openForm();
    rememberPayment('glut', keys, storage);
    const api = ((_: string, { params }: { params: unknown }) => {
      expect(params).toEqual({ uid: 'u-17', hash: 'h-17' });
      return Promise.resolve({ ok: true, data: publicOrder({ isPaid }) });
    }) as unknown as Api;
    await settleOpenCheckout({ shop: 'glut', cartKey: 'asp.glut.nord.cart', api, cart, draft }, storage);
    expect(cart.$items.get()).toHaveLength(1);
    await settleOpenCheckout({ shop: 'glut', cartKey: keys.cartKey, api, cart, draft }, storage);
    expect(cart.$items.get()).toHaveLength(isPaid ? 0 : 1);
  });
});
