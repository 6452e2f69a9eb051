import { persistentAtom } from '@nanostores/persistent';
import type { StaffOrderDraftInput } from '../../lib/contract/staff-orders.ts';
import type { ChosenPart } from '../../lib/domain/cart-item.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import type { TakingWay } from '../../lib/domain/order-mode.ts';
import type { PaymentMethod } from '../../lib/domain/payment-methods.ts';
import type { UnitSymbol } from '../../lib/domain/units.ts';
import { randomKey } from '../../lib/stores/checkout/send-order.ts';
import { json } from '../../lib/stores/storage.ts';

/** A dish that was asked for. `id` is its own, so that lines of the same dish can be told apart. */
export interface DraftLine {
  id: string;
  productId: number;
  amount: number;
  unit: UnitSymbol;
  parts: ChosenPart[];
}

/** An order while staff take it. */
export interface TakingDraft {
  /** The idempotency key: however often it is sent, it becomes one order. */
  key: string;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
  how: TakingWay;
  mode: Mode | null;
  phone: string;
  name: string;
  email: string;
  area: string;
  /** Postcode and town, where distance or zone decide on the area. */
  city: string;
  street: string;
  floor: string;
  stairway: string;
  door: string;
  table: number | null;
  /** null: the earliest time. */
  appointmentDate: string | null;
  paymentMethod: PaymentMethod | null;
  ageConfirmed: boolean;
  comment: string;
  lines: DraftLine[];
}

type Overrides = NonNullable<StaffOrderDraftInput['overrides']>;

/** An order that nobody came back to for so long is given up: it contains personal data. */
const KEPT_MS = 12 * 60 * 60_000;

export const newDraft = (how: TakingWay = 'phone', now = Date.now()): TakingDraft => ({
  key: randomKey(),
  changedAt: now,
  how,
  mode: null,
  phone: '',
  name: '',
  email: '',
  area: '',
  city: '',
  street: '',
  floor: '',
  stairway: '',
  door: '',
  table: null,
  appointmentDate: null,
  paymentMethod: null,
  ageConfirmed: false,
  comment: '',
  lines: [],
});

type Drafts = Readonly<Record<string, TakingDraft>>;

/** What this or an earlier version has stored, as far as it is complete and not too old. */
export function readDrafts(stored: unknown, now = Date.now()): Drafts {
  const complete = Object.entries(Object(stored) as Record<string, Partial<TakingDraft>>).filter(
    ([, draft]) =>
      typeof draft?.key === 'string' && Array.isArray(draft.lines) && now - (draft.changedAt ?? 0) < KEPT_MS,
  );
  return Object.fromEntries(complete.map(([branch, draft]) => [branch, { ...newDraft(), ...draft }]));
}

/** The orders under way on this device, one per branch. They outlast reloads, and sessions: a colleague may finish one. */
const $drafts = persistentAtom<Drafts>(
  'backoffice.taking',
  {},
  json((stored) => readDrafts(stored)),
);

export { $drafts };

/** Changes a branch's order; one is begun if there is none. */
export function changeDraft(branchId: number, change: (draft: TakingDraft) => Partial<TakingDraft>): void {
  const draft = $drafts.get()[branchId] ?? newDraft();
  $drafts.set({ ...$drafts.get(), [branchId]: { ...draft, ...change(draft), changedAt: Date.now() } });
}

/** Forgets a branch's order; the next one comes the same way. */
export function endDraft(branchId: number): void {
  const { [branchId]: ended, ...others } = $drafts.get();
  $drafts.set({ ...others, [branchId]: newDraft(ended?.how) });
}

/** What a draft becomes when it is sent: what its mode does not need is left out. */
interface Sent {
  branchId: number;
  mode: Mode;
  /** Whether distance or zone decide on the area. */
  isByAddress: boolean;
  paymentMethod: PaymentMethod;
  /** The chosen time, or what the earliest one is; null: at once. */
  appointmentDate: string | null;
  /** Whole currency, as staff have told it. */
  expectedTotal: number;
  overrides: Overrides;
}

export function bodyOf(draft: TakingDraft, sent: Sent): StaffOrderDraftInput {
  const { how, name, email, phone, comment, ageConfirmed, street, floor, stairway, door, area, lines } =
    draft;
  const { branchId, mode, isByAddress, paymentMethod, appointmentDate, expectedTotal, overrides } = sent;
  return {
    how,
    overrides,
    branch: { id: branchId },
    isDelivery: mode === 'delivery',
    isDineIn: mode === 'dineIn',
    table: mode === 'dineIn' && draft.table !== null ? { id: draft.table } : null,
    name,
    email,
    phone,
    ...(mode === 'delivery' ? { street, floor, stairway, door, city: area } : {}),
    ...(mode === 'delivery' && isByAddress ? { city: draft.city, area } : {}),
    comment,
    appointmentDate,
    paymentMethod,
    ageConfirmed,
    expectedTotal,
    items: lines.map(({ productId, amount, unit, parts }) => ({
      product: { id: productId },
      amount,
      unit,
      parts,
    })),
  };
}

/** Rules that staff may set aside, by the code of the refusal. */
const OVERRIDE_OF: Readonly<Record<string, Overrides[number]>> = {
  minimumOrder: 'minimumOrder',
  closed: 'time',
  deliveryClosed: 'time',
  appointmentClosed: 'time',
  appointmentLeadTime: 'time',
  appointmentMissing: 'time',
  notOrderableYet: 'time',
};

/** The rules to set aside so that a refused order is taken after all; null: something else is wrong with it. */
export function overridesFor(errors: readonly { code?: string | undefined }[]): Overrides | null {
  const all = errors.map(({ code }) => OVERRIDE_OF[code ?? '']);
  if (all.length === 0 || all.includes(undefined)) return null;
  return [...new Set(all.filter((one) => one !== undefined))];
}
