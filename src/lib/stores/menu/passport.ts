import { atom } from 'nanostores';
import { toggleAllergen } from '../../domain/allergen-passport.ts';
import { once } from '../once.ts';
import { browserStorage, json, type TextStorage } from '../storage.ts';
import { hasPassport, passportKey } from '../page.ts';

/** As many and as long as a shop's allergens. */
const [MOST, LONGEST] = [100, 100];

/** Names of allergens of whatever is stored. */
const { encode, decode } = json((stored: unknown): string[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : [])
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .map((name) => name.slice(0, LONGEST))
    .slice(0, MOST),
);

/**
 * The allergens that the customer does not tolerate, on this device until they say 'Vergessen'. They are facts about health: nothing
 * of it is sent, unless the customer puts it into the note to the kitchen.
 */
export function createPassport(storage: TextStorage, key: string, onSet: (isSet: boolean) => void) {
  const $names = atom(decode(storage[key]));
  const set = (names: string[]) => {
    if (names.length > 0) storage[key] = encode(names);
    else delete storage[key];
    $names.set(names);
    onSet(names.length > 0);
  };
  return {
    /** As the shop writes them; empty: no passport. */
    $names,
    toggle: (name: string) => set(toggleAllergen($names.get(), name)),
    forget: () => set([]),
  };
}

/** The passport at the open page's shop. */
export const currentPassport = once(() =>
  createPassport(browserStorage.values, passportKey(), (isSet) => hasPassport().set(isSet)),
);
