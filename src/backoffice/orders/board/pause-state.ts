import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { MODES } from '../../../lib/domain/modes.ts';
import type { BusyChange } from '../../../lib/contract/branches.ts';
import type { Busy } from '../../../lib/domain/pause.ts';
import { call } from '../../data/call.ts';
import { $branchId } from '../../data/device.ts';

/** What the kitchen of the board's branch has set, as the stream said last; it may have ended. */
export const $boardBusy = atom<Busy | null>(null);

/** The words for customers that this device used last. */
export const $pauseWords = persistentAtom<string>('backoffice.pauseWords', 'Danke für Ihr Verständnis!');

type Set = Pick<BusyChange, 'pause' | 'longer'>;

/** Sets or lifts something at branches; the board shows it at once. */
export async function changeBusy(branches: readonly number[], change: Set): Promise<void> {
  const { data } = await call('put /api/pauses', {
    body: { branches: branches.map((id) => ({ id })), ...change },
  });
  const own = data.find(({ branch }) => branch.id === $branchId.get());
  if (own) $boardBusy.set(own.busy);
}

export const LIFT_PAUSE: Set = { pause: { modes: [...MODES], for: null, message: '' } };
export const LIFT_LONGER: Set = { longer: null };
