import { persistentBoolean } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { countCalls, givenUp, NOTHING, type Board } from './board-state.ts';

/** How the board's connection to the shop stands. `refused`: these orders are not for this account. */
export type Connection = 'connecting' | 'live' | 'lost' | 'refused' | 'signedOut';

/** Outside of React: the board goes on while another screen is open. */
export const $board = atom<Board>(NOTHING);
export const $connection = atom<Connection>('connecting');
export const $calls = computed($board, countCalls);

/** Whether this device makes no sound. */
export const $isSilent = persistentBoolean('backoffice.silent');

/** The orders that this device is giving up itself, about which nobody has to be told. */
const own = new Set<number>();
export const expectGivenUp = (id: number, isExpected: boolean): void =>
  void (isExpected ? own.add(id) : own.delete(id));

type Listener = (orders: readonly Order[]) => void;
const listeners = new Set<Listener>();

/** Hears of orders that customers or others have given up, until the answer is called. */
export function onGivenUp(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes the board on to what an event makes of it. */
export function change(next: (board: Board) => Board): void {
  const before = $board.get();
  const after = next(before);
  if (after === before) return;
  $board.set(after);
  const lost = givenUp(before, after).filter(({ id }) => !own.has(id));
  if (lost.length > 0) for (const listener of listeners) listener(lost);
}
