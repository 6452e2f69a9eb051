import { map, onMount, type MapStore } from 'nanostores';
import type { PaymentMethod } from '../domain/payment-methods.ts';

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
  appointmentDate: null,
  paymentMethod: null,
  legalInstructions: false,
  privacyPolicy: false,
};

export type DraftStore = MapStore<Draft> & { resetOrder(): void };

function restore(storage: Storage, key: string): Partial<Draft> {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}') as Partial<Draft>;
  } catch {
    return {};
  }
}

/**
 * The checkout's form. Kept in the tab's session storage with every key stroke, so that a reload, a failed submit
 * and the way back lose nothing, and the next person at the same browser sees nothing of it.
 */
export function createDraft(storage: Storage, key: string): DraftStore {
  const $draft = map<Draft>({ ...EMPTY_DRAFT, ...restore(storage, key) });
  onMount($draft, () => $draft.listen((draft) => storage.setItem(key, JSON.stringify(draft))));
  return Object.assign($draft, {
    /** After an order: the person stays, what belonged to that order goes (SPEC section 4 'Cart'). */
    resetOrder() {
      const { appointmentDate, comment, legalInstructions, privacyPolicy } = EMPTY_DRAFT;
      $draft.set({ ...$draft.get(), appointmentDate, comment, legalInstructions, privacyPolicy });
    },
  });
}
