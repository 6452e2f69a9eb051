import { persistentBoolean } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { asksCounterAppointment, isFinal } from '../../../lib/domain/order.ts';
import { isPlaced } from '../../../lib/domain/order-moments.ts';

/** The state of a branch's board. Immutable: each event creates the next state. */
export interface Board {
  /** Whether the stream has delivered its first state. */
  isKnown: boolean;
  open: ReadonlyMap<number, Order>;
  /** Orders that ended today, the latest first. */
  ended: readonly Order[];
  /** Whether more orders ended today than are shown. */
  hasMoreEnded: boolean;
  /** Orders in progress before the connection was lost, and no longer in the stream: how they ended is not known yet. */
  missing: ReadonlySet<number>;
  /** The number of events per order: an answer is outdated if it was requested before the latest event. */
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

/** Applies the first event of a stream. Orders missing from it have ended or were deleted. */
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

/** Applies an order that the stream reports as new or changed. */
export function showOne(board: Board, order: Order): Board {
  const revisions = new Map(board.revisions).set(order.id, revisionOf(board, order.id) + 1);
  return { ...place(board, order), revisions };
}

/** Applies the answer of a call; `asked` is the order's revision at the request. Later events of the stream win. */
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

/** Removes a deleted order. */
export function forget(board: Board, id: number): Board {
  const open = new Map(board.open);
  open.delete(id);
  return { ...board, open, ended: board.ended.filter((order) => order.id !== id) };
}

/** Applies the orders that ended today; orders from later events stay. */
export function showEnded(board: Board, orders: readonly Order[], hasMore: boolean): Board {
  const read = orders.filter(({ id }) => !board.open.has(id));
  const ids = new Set(read.map(({ id }) => id));
  const told = board.ended.filter(({ id }) => !ids.has(id));
  return { ...board, ended: [...told, ...read], hasMoreEnded: hasMore, missing: new Set() };
}

/** After midnight, what ended yesterday is history. */
export const beginDay = (board: Board): Board => ({ ...board, ended: [], hasMoreEnded: false });

/** Whether an order needs staff. It does not while a payment or the customer's answer is pending. */
export function calls(order: Order): boolean {
  return order.state === 'new' && !asksCounterAppointment(order) && isPlaced(order);
}

/** An order on the board; undefined for orders of other branches or days. */
export const orderOn = ({ open, ended }: Board, id: number): Order | undefined =>
  open.get(id) ?? ended.find((order) => order.id === id);

/** The number of orders that need staff. */
export const countCalls = ({ open }: Board): number => [...open.values()].filter(calls).length;

export const GIVEN_UP: readonly string[] = ['rejected', 'canceled', 'failed'];

/** The orders in progress before that have been given up since. */
export function givenUp(before: Board, after: Board): Order[] {
  if (before.ended === after.ended) return [];
  return after.ended.filter(
    ({ id, state }) => GIVEN_UP.includes(state) && (before.open.has(id) || before.missing.has(id)),
  );
}

export const COLUMNS = ['new', 'confirmed', 'inDelivery', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

/** The search and sort keys of an order, computed once: each keystroke goes through all orders. */
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

/** The board's columns: new orders by arrival, the others by due time. */
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

/** The state of the board's connection. `refused`: the account has no access to these orders. */
export type Connection = 'connecting' | 'live' | 'lost' | 'refused';

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
