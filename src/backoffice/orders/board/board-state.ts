import type { Order } from '../../../lib/contract/staff-orders.ts';
import { asksCounterAppointment, isFinal } from '../../../lib/domain/order.ts';
import { isPlaced } from '../../../lib/domain/order-moments.ts';

/** What a branch's board knows. Never changed in place: each event makes the next one. */
export interface Board {
  /** Whether the stream has told yet what there is. */
  isKnown: boolean;
  open: ReadonlyMap<number, Order>;
  /** What came to its end today, the latest first. */
  ended: readonly Order[];
  /** Whether more ended today than are shown. */
  hasMoreEnded: boolean;
  /** Were under way before the connection was lost and are not any more: nobody has told yet how they ended. */
  missing: ReadonlySet<number>;
  /** How often the stream has told of an order: what was asked before and answered later is older. */
  revisions: ReadonlyMap<number, number>;
}

export const NOTHING: Board = {
  isKnown: false,
  open: new Map(),
  ended: [],
  hasMoreEnded: false,
  missing: new Set(),
  revisions: new Map(),
};

/** The stream has begun, maybe anew: what is not in it has ended or is deleted. */
export function showAll(board: Board, orders: readonly Order[]): Board {
  const open = new Map(orders.map((order) => [order.id, order]));
  return {
    ...board,
    isKnown: true,
    open,
    ended: board.ended.filter(({ id }) => !open.has(id)),
    missing: new Set([...board.missing, ...board.open.keys()].filter((id) => !open.has(id))),
    revisions: new Map([...board.open.keys(), ...open.keys()].map((id) => [id, revisionOf(board, id) + 1])),
  };
}

/** The stream tells of an order that was taken or has changed. */
export function showOne(board: Board, order: Order): Board {
  const revisions = new Map(board.revisions).set(order.id, revisionOf(board, order.id) + 1);
  return { ...place(board, order), revisions };
}

/** A call was answered with an order; `asked` is the revision when it was made. What the stream told since is newer. */
export function showAnswer(board: Board, order: Order, asked: number): Board {
  return revisionOf(board, order.id) === asked ? place(board, order) : board;
}

export const revisionOf = ({ revisions }: Board, id: number): number => revisions.get(id) ?? 0;

function place(board: Board, order: Order): Board {
  const open = new Map(board.open);
  const others = board.ended.filter(({ id }) => id !== order.id);
  if (!isFinal(order)) return { ...board, open: open.set(order.id, order), ended: others };
  open.delete(order.id);
  return { ...board, open, ended: [order, ...others] };
}

/** An order was deleted. */
export function forget(board: Board, id: number): Board {
  const open = new Map(board.open);
  open.delete(id);
  return { ...board, open, ended: board.ended.filter((order) => order.id !== id) };
}

/** What ended today was read; what the stream told meanwhile stays. */
export function showEnded(board: Board, orders: readonly Order[], hasMore: boolean): Board {
  const read = orders.filter(({ id }) => !board.open.has(id));
  const ids = new Set(read.map(({ id }) => id));
  const told = board.ended.filter(({ id }) => !ids.has(id));
  return { ...board, ended: [...told, ...read], hasMoreEnded: hasMore, missing: new Set() };
}

/** Whether an order calls for somebody: not while its payment or the customer's answer is still to come. */
export function calls(order: Order): boolean {
  return order.state === 'new' && !asksCounterAppointment(order) && isPlaced(order);
}

/** An order as the board knows it; undefined of another branch, or of another day. */
export const orderOn = ({ open, ended }: Board, id: number): Order | undefined =>
  open.get(id) ?? ended.find((order) => order.id === id);

/** How many orders call for somebody. */
export const countCalls = ({ open }: Board): number => [...open.values()].filter(calls).length;

const GIVEN_UP: ReadonlySet<string> = new Set(['rejected', 'canceled', 'failed']);

/** The orders that were under way and are given up now. */
export function givenUp(before: Board, after: Board): Order[] {
  if (before.ended === after.ended) return [];
  return after.ended.filter(
    ({ id, state }) => GIVEN_UP.has(state) && (before.open.has(id) || before.missing.has(id)),
  );
}

export const COLUMNS = ['new', 'confirmed', 'inDelivery', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

/** What an order is found and sorted by: reckoned once for each, since all of them are gone through at every key. */
interface Key {
  text: string;
  created: number;
  due: number;
}

const keys = new WeakMap<Order, Key>();

function keyOf(order: Order): Key {
  let key = keys.get(order);
  if (!key) {
    key = { text: textOf(order), created: Date.parse(order.createdAt), due: Date.parse(order.dueAt) };
    keys.set(order, key);
  }
  return key;
}

const byArrival = (a: Order, b: Order) => keyOf(a).created - keyOf(b).created || a.id - b.id;
const byDue = (a: Order, b: Order) => keyOf(a).due - keyOf(b).due || a.id - b.id;

/** The board's columns: who came first stands first, later on what is due first. */
export function columnsOf({ open, ended }: Board, search = ''): Record<Column, readonly Order[]> {
  const columns: Record<'new' | 'confirmed' | 'inDelivery', Order[]> = {
    new: [],
    confirmed: [],
    inDelivery: [],
  };
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
  const fits = (order: Order) => words.every((word) => keyOf(order).text.includes(word));
  for (const order of open.values())
    if ((order.state === 'new' || order.state === 'confirmed' || order.state === 'inDelivery') && fits(order))
      columns[order.state].push(order);
  columns.new.sort(byArrival);
  columns.confirmed.sort(byDue);
  columns.inDelivery.sort(byDue);
  return { ...columns, done: words.length === 0 ? ended : ended.filter(fits) };
}

const textOf = ({ name, ticketNumber, phone, email, street, city, tableIdentifier, comment, items }: Order) =>
  [
    name,
    ticketNumber,
    phone,
    email,
    street,
    city,
    tableIdentifier,
    comment,
    ...items.map((item) => item.name),
  ]
    .join(' ')
    .toLocaleLowerCase('de');
