import { atom } from 'nanostores';
import { browserStorage, json, type TextStorage } from '../storage.ts';
import { currentShop } from '../page.ts';
import { once } from '../once.ts';
import { currentDraft, type DraftStore } from './draft.ts';

const CONTACT = ['name', 'email', 'phone'] as const;
const ADDRESS = ['street', 'city', 'floor', 'stairway', 'door'] as const;
type PersonField = (typeof CONTACT | typeof ADDRESS)[number];

/** Who orders, without what belongs to one order. */
type Person = Record<PersonField, string>;

const FIELDS: readonly PersonField[] = [...CONTACT, ...ADDRESS];
/** As much as the form's fields take. */
const LONGEST = 200;

/** A person of whatever is stored; null: nobody. */
const { encode, decode } = json((stored: unknown): Person | null => {
  const known = Object(stored) as Record<string, unknown>;
  const entries = FIELDS.map((field) => {
    const value = known[field];
    return [field, typeof value === 'string' ? value.slice(0, LONGEST) : ''];
  });
  return entries.some(([, value]) => value !== '') ? (Object.fromEntries(entries) as Person) : null;
});

/**
 * The customer's name, phone and address on this device, for the shop's next order: only if the customer wants it, and until they say
 * 'Vergessen'. The storage outlives the tab; nothing of it is sent anywhere but with an order.
 */
export function createRemembered(storage: TextStorage, key: string, draft: DraftStore) {
  const $isKnown = atom(decode(storage[key]) !== null);
  return {
    /** Whether a customer is stored. */
    $isKnown,
    /** Fills in a form that nobody has begun. */
    fillIn(): void {
      const person = decode(storage[key]);
      const now = draft.get();
      if (person && FIELDS.every((field) => now[field] === ''))
        draft.set({ ...now, ...person, isRemembered: true });
    },
    /** After an order: keeps what its form showed if the customer wants that. */
    keep(shown: { name: boolean; address: boolean }): void {
      const now = draft.get();
      if (!now.isRemembered) return;
      const fields = [...(shown.name ? CONTACT : []), ...(shown.address ? ADDRESS : [])];
      const typed = Object.fromEntries(fields.map((field) => [field, now[field]]));
      storage[key] = encode({ ...emptyPerson(), ...decode(storage[key]), ...typed });
      $isKnown.set(decode(storage[key]) !== null);
    },
    /** Removes it at once; the open form keeps what it shows. */
    forget(): void {
      delete storage[key];
      $isKnown.set(false);
      draft.setKey('isRemembered', false);
    },
  };
}

const emptyPerson = () => Object.fromEntries(FIELDS.map((field) => [field, ''])) as Person;

/** The customer stored for the open page's shop. */
export const currentRemembered = once(() =>
  createRemembered(browserStorage.values, `asp.${currentShop().shop}.customer`, currentDraft()),
);
