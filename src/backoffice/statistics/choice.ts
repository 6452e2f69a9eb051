import { useSearchParams } from 'react-router';
import type { Day } from '../../lib/domain/dates.ts';
import { deviceSwitch } from '../data/device.ts';
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

/** What this browser shows (SPEC section 3 'Local settings'). */
export const $showsProducts = deviceSwitch('settings.show_product_data', true);
export const $showsCustomers = deviceSwitch('settings.show_customer_data', true);
