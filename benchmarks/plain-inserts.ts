import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../src/server/platform/database/database.ts';

type Row = Record<string, unknown>;
type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** How many rows like the stored orders the database takes per second, without any checks. */
export interface PlainInserts {
  /** An order alone, committed. */
  insertOrder: () => Promise<void>;
  /** Begin, order, lines in one statement, commit. */
  insertAll: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Copies of the two tables with all their indexes and checks and the reference between them, but without triggers, and
 * inserts of the last order that was stored, each under a number of its own. Over the driver itself, with prepared statements.
 */
export async function plainInserts(db: Database): Promise<PlainInserts> {
  await db.execute(sql`create table plain_orders (like orders including all)`);
  await db.execute(sql`create table plain_order_items (like order_items including all,
    foreign key (order_id) references plain_orders on delete cascade)`);
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
  const [order] = await rowsOf(sql`select * from orders order by id desc limit 1`);
  if (!order) throw new Error('there is no order yet');
  const items = await rowsOf(sql`select * from order_items where order_id = ${order['id']}`);
  let number = 0;

  const generated = await rowsOf(sql`select column_name as name from information_schema.columns
    where table_name = 'orders' and (column_name = 'id' or is_generated = 'ALWAYS')`);
  const columns = Object.keys(order).filter((column) => !generated.some(({ name }) => name === column));
  const orderText = `insert into plain_orders (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()}) returning id`;
  const nextOrder = () => {
    number += 1;
    const own = { uid: randomUUID(), idempotency_key: randomUUID(), ticket_number: number };
    return columns.map((name) => asParameter(name in own ? own[name as keyof typeof own] : order[name]));
  };
  const itemColumns = Object.keys(items[0] ?? {});
  const itemsText = `insert into plain_order_items (${itemColumns.join()}) values ${items
    .map((_, row) => `(${itemColumns.map((__, at) => `$${row * itemColumns.length + at + 1}`).join()})`)
    .join()}`;
  const itemsFor = (id: unknown) =>
    items.flatMap((item) => itemColumns.map((name) => asParameter(name === 'order_id' ? id : item[name])));

  async function both(query: Query): Promise<void> {
    const stored = (await query(orderText, nextOrder())) as { rows: Row[] };
    await query(itemsText, itemsFor(stored.rows[0]?.['id']));
  }

  const client = (db as unknown as { $client: PGlite | pg.Pool }).$client;
  const remove = async () => void (await db.execute(sql`drop table plain_order_items, plain_orders`));
  if (!(client instanceof pg.Pool)) {
    const within = (tx: Transaction) => both((text, values) => tx.query(text, values));
    return {
      insertOrder: async () => void (await client.query(orderText, nextOrder())),
      insertAll: () => client.transaction(within),
      remove,
    };
  }
  const prepared = (target: pg.Pool | pg.PoolClient): Query => {
    return (text, values) => target.query({ name: text === orderText ? 'order' : 'items', text, values });
  };
  return {
    insertOrder: async () => void (await prepared(client)(orderText, nextOrder())),
    async insertAll() {
      const connection = await client.connect();
      try {
        await connection.query('begin');
        await both(prepared(connection));
        await connection.query('commit');
      } finally {
        connection.release();
      }
    },
    remove,
  };
}

const asParameter = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
