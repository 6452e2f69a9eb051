import { persistentBoolean } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { countCalls, givenUp, NOTHING, type Board } from './board-state.ts';

/** The state of the board's connection. `refused`: the account has no access to these orders. */
export type Connection = 'connecting' | 'live' | 'lost' | 'refused' | 'signedOut';

/** Outside of React: the board stays current while another screen is open. */
export const $board = atom<Board>(NOTHING);
export const $connection = atom<Connection>('connecting');
export const $calls = computed($board, countCalls);

/** Whether this device is muted. */
export const $isSilent = persistentBoolean('backoffice.silent');

/** Orders that this device gives up itself, without a notice. */
const own = new Set<number>();
export const expectGivenUp = (id: number, isExpected: boolean): void =>
  void (isExpected ? own.add(id) : own.delete(id));

type Listener = (orders: readonly Order[]) => void;
const listeners = new Set<Listener>();

/** Calls the listener for orders given up by customers or others. Returns how to stop. */
export function onGivenUp(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Applies an event to the board. */
export function change(next: (board: Board) => Board): void {
  const before = $board.get();
  const after = next(before);
  if (after === before) return;
  $board.set(after);
  const lost = givenUp(before, after).filter(({ id }) => !own.has(id));
  if (lost.length > 0) for (const listener of listeners) listener(lost);
}
