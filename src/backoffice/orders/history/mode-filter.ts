import { modeOf } from '../../../lib/domain/order-mode.ts';
import { MODES, type Mode } from '../../../lib/domain/modes.ts';
import { flagsOf } from '../../../lib/domain/order-mode.ts';

interface Flags {
  isDelivery?: boolean;
  isDineIn?: boolean;
}

/** How customers get their order is two flags to the API, and one choice to people. */
export const flagsFor = (mode: Mode | ''): Flags | undefined => (mode === '' ? undefined : flagsOf(mode));

/** The choice that a filter's flags stand for; '' for none. */
export function modeFor(flags: Flags | undefined): Mode | '' {
  if (flags?.isDelivery === undefined || flags.isDineIn === undefined) return '';
  const mode = modeOf({ isDelivery: flags.isDelivery, isDineIn: flags.isDineIn });
  return MODES.includes(mode) ? mode : '';
}
