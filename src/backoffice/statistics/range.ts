import { useSearchParams } from 'react-router';
import { addDays, addMonths, dayNumber, formatDay, type Day } from '../../lib/domain/dates.ts';
import { texts } from './texts.ts';
import { deviceSwitch } from '../data/device.ts';
import { formatTexts } from '../data/texts.ts';

/** Days of the shop's calendar, both inclusive. */
export interface Range {
  from: Day;
  to: Day;
}

export const PRESETS = ['today', 'yesterday', 'last7', 'month', 'lastMonth', 'year', 'free'] as const;
export type Preset = (typeof PRESETS)[number];

/** The API's limit per request (docs/statistics.md). */
const MOST_DAYS = 1830;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days of a preset, relative to today. The current month or year ends today. */
export function presetRange(preset: Exclude<Preset, 'free'>, today: Day): Range {
  const month = today.slice(0, 7);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: `${month}-01`, to: today };
    case 'lastMonth':
      return { from: `${addMonths(month, -1)}-01`, to: addDays(`${month}-01`, -1) };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** The preceding period of the same length. */
export function rangeBefore({ from, to }: Range): Range {
  const days = dayNumber(to) - dayNumber(from) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The German message for an invalid range, or null. */
export function rangeProblem({ from, to }: Range): string | null {
  if (!DAY.test(from) || !DAY.test(to)) return texts.missingDay;
  if (from > to) return texts.wrongRange;
  return dayNumber(to) - dayNumber(from) >= MOST_DAYS ? texts.tooLong : null;
}

/** '01.11. – 07.11.2026', or a single day. */
export const rangeText = ({ from, to }: Range): string =>
  texts.span(
    from !== to && from.slice(0, 4) === to.slice(0, 4) ? formatTexts.shortDay(from) : formatDay(from),
    formatDay(to),
  );

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
