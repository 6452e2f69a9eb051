import type { Order } from '../../../lib/contract/staff-orders.ts';
import type { Board } from './board-state.ts';

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
