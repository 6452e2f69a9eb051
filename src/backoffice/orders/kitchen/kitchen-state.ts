import { persistentAtom } from '@nanostores/persistent';
import type { Station } from '../../../lib/contract/entities.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { splitByStation, type StationPart } from '../../../lib/domain/kitchen.ts';
import { columnsOf, type Board } from '../board/board-state.ts';

/** The pass in place of a station's id, in the address and on the device. */
export const PASS = 'alle';
/** A station's id, or the pass. */
export type Place = number | typeof PASS;

type Item = Order['items'][number];

/** An order that is being prepared, by station. */
export interface Ticket {
  order: Order;
  parts: StationPart<Item>[];
  /** Lines that no station prepares. */
  rest: Item[];
}

/** What was chosen last on this device. */
export const $place = persistentAtom<Place>('backoffice.station', PASS, {
  encode: String,
  decode: placeIn,
});

/** The place that a text names, as in `?station=3`; the pass if it names none. */
export function placeIn(text: string): Place {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : PASS;
}

/** A place that there is: a station may be gone. */
export const knownPlace = (place: Place, stations: readonly Station[]): Place =>
  stations.some(({ id }) => id === place) ? place : PASS;

/** The confirmed orders by when they are due. New ones are not cooked yet, and those on their way are no longer. */
export function ticketsOn(board: Board, stations: readonly Station[]): Ticket[] {
  return columnsOf(board).confirmed.map((order) => ({ order, ...splitByStation(order, stations) }));
}

/** Whether no station has anything left to do. An order without stations waits for nobody. */
export const isReady = ({ parts }: Ticket): boolean => parts.every(({ isDone }) => isDone);

/** A station's tickets, those that it still has to prepare and those that it has ready. */
export function ticketsAt(
  tickets: readonly Ticket[],
  station: number,
): { open: readonly Ticket[]; done: readonly Ticket[] } {
  const partIn = ({ parts }: Ticket) => parts.find((part) => part.station.id === station);
  return {
    open: tickets.filter((ticket) => partIn(ticket)?.isDone === false),
    done: tickets.filter((ticket) => partIn(ticket)?.isDone === true),
  };
}
