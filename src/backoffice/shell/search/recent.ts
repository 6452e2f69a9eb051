import { persistentAtom } from '@nanostores/persistent';
import { keyOf, type Find } from './finds.ts';

const MOST = 6;

interface Kept {
  /** Whose choices these are: several people share a device. */
  person: number | null;
  finds: readonly Find[];
}

const NONE: Kept = { person: null, finds: [] };

function isKept(value: unknown): value is Kept {
  const { finds } = (value ?? {}) as Partial<Kept>;
  return Array.isArray(finds) && finds.every((one: Partial<Find>) => typeof one?.to === 'string');
}

/** What was chosen last on this device. */
export const $recent = persistentAtom<Kept>('backoffice.search', NONE, {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return isKept(value) ? value : NONE;
    } catch {
      return NONE;
    }
  },
});

/** What a person has chosen last, newest first. */
export const recentOf = (person: number): readonly Find[] => {
  const { person: whose, finds } = $recent.get();
  return whose === person ? finds : [];
};

/** Remembers a choice, without the name of a customer. */
export function remember(person: number, { kept, ...find }: Find): void {
  const own = kept === undefined ? find : { ...find, label: kept, detail: '' };
  const others = recentOf(person).filter((one) => keyOf(one) !== keyOf(own));
  $recent.set({ person, finds: [own, ...others].slice(0, MOST) });
}
