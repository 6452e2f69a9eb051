import { map, computed, type MapStore } from 'nanostores';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/payment-methods.ts';
import { TIP_CHOICES, type TipChoice } from '../../domain/tip.ts';
import { tabStorage, json, type TextStorage } from '../storage.ts';
import { storageKey } from '../../client/page-data.ts';
import { currentBranch, currentShop } from '../page.ts';
import { once } from '../once.ts';

/** What a customer types at the checkout (SPEC section 3 'Order draft'). */
export interface Draft {
  name: string;
  email: string;
  phone: string;
  street: string;
  /** Zip code and town as typed; for delivery the chosen area stands in for it. */
  city: string;
  floor: string;
  stairway: string;
  door: string;
  comment: string;
  /** Id of the chosen table, or null. */
  table: number | null;
  /** Id of the donation's recipient, or null. */
  donatee: number | null;
  /** Instant, or null for as soon as possible. */
  appointmentDate: string | null;
  paymentMethod: PaymentMethod | null;
  /** What the tip is: nothing, a share of the goods in percent, or `tipAmount` as typed. */
  tip: TipChoice;
  tipAmount: string;
  /** The age in years that the customer has confirmed; 0: none. */
  ageConfirmed: number;
  legalInstructions: boolean;
  privacyPolicy: boolean;
  /** Whether name, phone and address shall stay on this device (`remembered.ts`); not sent. */
  isRemembered: boolean;
}

export const EMPTY_DRAFT: Draft = {
  name: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  floor: '',
  stairway: '',
  door: '',
  comment: '',
  table: null,
  donatee: null,
  appointmentDate: null,
  paymentMethod: null,
  tip: '',
  tipAmount: '',
  ageConfirmed: 0,
  legalInstructions: false,
  privacyPolicy: false,
  isRemembered: false,
};

export type DraftStore = MapStore<Draft> & { resetOrder(): void };

/** Checks the values of fields that are null when empty, or one of a list. */
const CHOICES: Partial<Record<keyof Draft, (value: unknown) => boolean>> = {
  table: Number.isInteger,
  donatee: Number.isInteger,
  appointmentDate: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  tip: (value) => TIP_CHOICES.some((choice) => choice === value),
  paymentMethod: (value) => PAYMENT_METHODS.some((method) => method === value),
};

/** The form's fields, each with its stored value if that is valid. */
function readDraft(stored: unknown): Draft {
  const known = Object(stored) as Record<string, unknown>;
  const fields = Object.entries(EMPTY_DRAFT).map(([field, empty]) => {
    const fits = CHOICES[field as keyof Draft] ?? ((value: unknown) => typeof value === typeof empty);
    return [field, fits(known[field]) ? known[field] : empty];
  });
  return Object.fromEntries(fields) as Draft;
}

/**
 * The checkout's form, stored in the tab with every key stroke: a reload, a failed submit and the way back lose nothing,
 * and the next person at the same browser sees nothing of it.
 */
export function createDraft(storage: TextStorage, key: string): DraftStore {
  const { encode, decode } = json(readDraft);
  const $draft = map<Draft>(decode(storage[key]));
  $draft.listen((draft) => {
    storage[key] = encode(draft);
  });
  return Object.assign($draft, {
    /** After an order: the person stays, what belonged to that order goes (SPEC section 4 'Cart'). */
    resetOrder() {
      const { appointmentDate, comment, tip, tipAmount, ageConfirmed } = EMPTY_DRAFT;
      const { legalInstructions, privacyPolicy } = EMPTY_DRAFT;
      const ofThisOrder = { appointmentDate, comment, tip, tipAmount, ageConfirmed };
      $draft.set({ ...$draft.get(), ...ofThisOrder, legalInstructions, privacyPolicy });
    },
  });
}

const draftKey = once(() => storageKey(currentShop(), currentBranch().get(), 'draft'));

/** The draft of the open page's branch. */
export const currentDraft = once(() => createDraft(tabStorage.values, draftKey()));

/** Whether what is typed outlives the page. */
export const currentDraftIsStored = once(() =>
  computed(currentDraft(), () => tabStorage.isStored(draftKey())),
);
