import { atom, type ReadableAtom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { Mode } from '../../domain/modes.ts';
import type { TextStorage } from '../storage.ts';
import type { DraftStore } from './draft.ts';
import { randomKey } from './send-order.ts';

/** Whether the place of the chosen time is held: until when (epoch milliseconds), or that it was and is no more. */
export type SlotHolding =
  { state: 'none' } | { state: 'held'; slot: number; until: number } | { state: 'ended' };

interface Dependencies {
  api: Api;
  branchId: number;
  draft: DraftStore;
  $mode: ReadableAtom<Mode>;
  /** Whether the shop holds places, and the branch limits its orders. */
  isOn: () => boolean;
  /** Keeps the key over a reload. */
  storage: TextStorage;
  storageKey: string;
}

/** A customer who tries some times holds only the last one. */
export const SETTLED_MS = 600;

const HALF_HOUR_MS = 1_800_000;

/** Holds the place of the chosen time for some minutes, so that it is still there when the form is filled in. */
export function createSlotHold({ api, branchId, draft, $mode, isOn, storage, storageKey }: Dependencies) {
  const $holding = atom<SlotHolding>({ state: 'none' });
  let ending: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const set = (holding: SlotHolding) => {
    clearTimeout(ending);
    $holding.set(holding);
    if (holding.state === 'held')
      ending = setTimeout(() => $holding.set({ state: 'ended' }), holding.until - Date.now());
  };

  async function giveBack(): Promise<void> {
    const key = storage[storageKey];
    if ($holding.get().state === 'ended') set({ state: 'none' });
    if (key === undefined || $holding.get().state === 'none') return;
    set({ state: 'none' });
    await api('delete /api/slot-holds/{key}', { params: { key } });
  }

  async function follow(): Promise<void> {
    const { appointmentDate } = draft.get();
    if (appointmentDate === null || !isOn()) return giveBack();
    const slot = Math.floor(Date.parse(appointmentDate) / HALF_HOUR_MS);
    const now = $holding.get();
    if (now.state === 'held' && now.slot === slot) return;
    const key = (storage[storageKey] ??= randomKey());
    const held = await api('put /api/slot-holds/{key}', {
      params: { key },
      body: { branch: { id: branchId }, mode: $mode.get(), appointmentDate },
    });
    if (draft.get().appointmentDate !== appointmentDate) return;
    if (held.ok) set({ state: 'held', slot, until: Date.now() + held.data.seconds * 1000 });
    // The order is checked in any case.
    else await giveBack();
  }

  return {
    $holding,
    /** The key to order with, also of a hold that has ended: the server says so kindly. */
    key: (): string | null => ($holding.get().state === 'none' ? null : (storage[storageKey] ?? null)),
    /** Follows the chosen time; returns how to stop. */
    start(): () => void {
      let last: string | null = null;
      const settle = () => {
        const wanted = `${$mode.get()} ${draft.get().appointmentDate}`;
        // The rest of the form changes with every keystroke.
        if (wanted === last) return;
        last = wanted;
        clearTimeout(settling);
        settling = setTimeout(() => void follow(), SETTLED_MS);
      };
      const ends = [draft.subscribe(settle), $mode.listen(settle)];
      return () => {
        clearTimeout(settling);
        for (const end of ends) end();
      };
    },
    /** The order has taken the place. */
    used(): void {
      delete storage[storageKey];
      set({ state: 'none' });
    },
  };
}
