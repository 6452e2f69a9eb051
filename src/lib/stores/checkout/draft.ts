import { map, type MapStore } from 'nanostores';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/payment-methods.ts';
import { json } from '../json.ts';
import type { Kept } from '../storage.ts';

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
  legalInstructions: boolean;
  privacyPolicy: boolean;
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
  legalInstructions: false,
  privacyPolicy: false,
};

export type DraftStore = MapStore<Draft> & { resetOrder(): void };

/** What the fields hold that are null at first. */
const CHOICES: Partial<Record<keyof Draft, (kept: unknown) => boolean>> = {
  table: (kept) => Number.isInteger(kept),
  donatee: (kept) => Number.isInteger(kept),
  appointmentDate: (kept) => typeof kept === 'string' && !Number.isNaN(Date.parse(kept)),
  paymentMethod: (kept) => PAYMENT_METHODS.some((method) => method === kept),
};

/** The fields that the form has today, each with what was kept if that fits it. */
function readDraft(kept: unknown): Draft {
  const known = Object(kept) as Record<string, unknown>;
  const fields = Object.entries(EMPTY_DRAFT).map(([field, empty]) => {
    const fits = CHOICES[field as keyof Draft] ?? ((value: unknown) => typeof value === typeof empty);
    return [field, fits(known[field]) ? known[field] : empty];
  });
  return Object.fromEntries(fields) as Draft;
}

/**
 * The checkout's form. Kept in the tab's session storage with every key stroke, so that a reload, a failed submit
 * and the way back lose nothing, and the next person at the same browser sees nothing of it.
 */
export function createDraft(kept: Kept, key: string): DraftStore {
  const { encode, decode } = json(readDraft);
  const $draft = map<Draft>(decode(kept[key]));
  $draft.listen((draft) => {
    kept[key] = encode(draft);
  });
  return Object.assign($draft, {
    /** After an order: the person stays, what belonged to that order goes (SPEC section 4 'Cart'). */
    resetOrder() {
      const { appointmentDate, comment, legalInstructions, privacyPolicy } = EMPTY_DRAFT;
      $draft.set({ ...$draft.get(), appointmentDate, comment, legalInstructions, privacyPolicy });
    },
  });
}
