import { useSearchParams } from 'react-router';
import { persistentAtom } from '@nanostores/persistent';
import type { Day } from '../../lib/domain/dates.ts';
import { PRESETS, presetRange, rangeProblem, type Preset, type Range } from './range.ts';

const FIRST = 'last7' satisfies Preset;

/** The chosen period and branch, in the URL: survives a reload and can be shared. */
export function useChoice(today: Day) {
  const [address, setAddress] = useSearchParams();
  const named = PRESETS.find((one) => one === address.get('zeitraum')) ?? FIRST;
  const first = presetRange(FIRST, today);
  const range: Range =
    named === 'free'
      ? { from: address.get('von') ?? first.from, to: address.get('bis') ?? first.to }
      : presetRange(named, today);
  const branch = Number(address.get('filiale'));

  const set = (changes: Record<string, string>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          if (value === '') before.delete(name);
          else before.set(name, value);
        return before;
      },
      { replace: true },
    );

  return {
    preset: named,
    range,
    problem: rangeProblem(range),
    branchId: Number.isInteger(branch) && branch > 0 ? branch : undefined,
    choosePreset: (preset: Preset) =>
      set(
        preset === 'free'
          ? { zeitraum: preset, von: range.from, bis: range.to }
          : { zeitraum: preset, von: '', bis: '' },
      ),
    chooseDays: ({ from, to }: Range) => set({ zeitraum: 'free', von: from, bis: to }),
    chooseBranch: (id: string) => set({ filiale: id }),
  };
}

/** A setting of this browser, stored as 1 or 0; on without a choice (SPEC section 3 'Local settings'). */
const setting = (key: string) =>
  persistentAtom<boolean>(key, true, {
    encode: (isOn) => (isOn ? '1' : '0'),
    decode: (text) => text !== '0',
  });

export const $showsProducts = setting('settings.show_product_data');
export const $showsCustomers = setting('settings.show_customer_data');
