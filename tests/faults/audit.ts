import { asc } from 'drizzle-orm';
import { openDatabase } from '../../src/server/platform/database/open-database.ts';
import { orders, payments, prints, refunds } from '../../src/server/platform/database/schema.ts';
import type { Acknowledged } from './customers.ts';
import type { ShopUnderFaults } from './shop-under-faults.ts';

/** What went wrong, a line each, and what came more than once. */
export interface Audit {
  problems: string[];
  figures: Record<string, number>;
}

/** How often each customer's name stands on a receipt that came out whole, and in a mail by audience. */
export function countHeard(shop: ShopUnderFaults, acknowledged: Acknowledged[]) {
  const papers = shop.printer.printed().map((bytes) => bytes.toString('latin1'));
  const mails = shop.mail.received.map(({ to, raw, mail }) => ({
    to: to[0] ?? '',
    text: `${raw}${mail.text ?? ''}`,
  }));
  const count = <T>(list: T[], test: (item: T) => boolean) => list.filter(test).length;
  return acknowledged.map(({ name, email }) => ({
    name,
    printed: count(papers, (paper) => paper.includes(name)),
    customer: count(mails, ({ to }) => to === email),
    branch: count(mails, ({ to, text }) => to === 'kueche@example.org' && text.includes(name)),
  }));
}

/** A customer hears that the order was placed and that it was confirmed. */
export const CUSTOMER_MAILS = 2;

/** Compares stored, paid, sent and printed orders with the acknowledged ones. The processes have to be stopped. */
export async function audit(shop: ShopUnderFaults, acknowledged: Acknowledged[]): Promise<Audit> {
  const problems: string[] = [];
  const expect = (isTrue: boolean, problem: string) => void (isTrue || problems.push(problem));

  const opened = await openDatabase(shop.place);
  if (!opened.ok) throw new Error(opened.message);
  const rows = await opened.db.select().from(orders).orderBy(asc(orders.day), asc(orders.ticketNumber));
  const paid = await opened.db.select().from(payments);
  const given = await opened.db.select().from(refunds);
  const printed = await opened.db.select().from(prints);
  await opened.close();

  const keys = new Set(acknowledged.map(({ key }) => key));
  const others = rows.filter(({ idempotencyKey }) => !keys.has(idempotencyKey ?? ''));
  // Refused because its payment could not be started; the customer then paid in cash.
  for (const { ticketNumber, failedAt, confirmedAt, paidAt } of others)
    expect(
      failedAt !== null && confirmedAt === null && paidAt === null,
      `order ${ticketNumber} was never acknowledged`,
    );
  const byKey = Map.groupBy(rows, (row) => row.idempotencyKey ?? '');
  for (const { key, name, totalCents, isOnline, order } of acknowledged) {
    const [row, ...more] = byKey.get(key) ?? [];
    if (!row || more.length > 0) {
      problems.push(`${name}: stored ${row ? 1 + more.length : 0} times`);
      continue;
    }
    expect(
      row.uid === order.uid && row.hash === order.hash,
      `${name}: another order than the acknowledged one`,
    );
    expect(
      row.totalGrossCents === totalCents,
      `${name}: ${row.totalGrossCents} cents instead of ${totalCents}`,
    );
    expect(String(row.ticketNumber) === order.ticketNumber, `${name}: the ticket number has changed`);
    expect(row.confirmedAt !== null, `${name}: not confirmed`);
    if (!isOnline) continue;
    const [payment] = paid.filter(({ orderId }) => orderId === row.id);
    expect(
      row.paidAt !== null && payment?.state === 'paid',
      `${name}: paid at the provider, ${payment?.state} here`,
    );
    expect(payment?.amountCents === totalCents, `${name}: paid ${payment?.amountCents} cents`);
  }
  for (const [day, ofDay] of Map.groupBy(rows, ({ day }) => day))
    expect(
      ofDay.every(({ ticketNumber }, index) => ticketNumber === index + 1),
      `${day}: ticket numbers have gaps or repeat`,
    );
  const takenTwice = [
    ...Map.groupBy(
      [...shop.mollie.payments.values()].filter(({ status }) => status === 'paid'),
      ({ description }) => description,
    ),
  ].filter(([, of]) => of.length > 1);
  expect(takenTwice.length === 0, `paid twice: ${takenTwice.map(([description]) => description).join(', ')}`);
  expect(given.length === 0, `${given.length} refunds that nobody asked for`);

  const heard = countHeard(shop, acknowledged);
  for (const { name, printed: papers, customer, branch } of heard) {
    expect(papers > 0, `${name}: no receipt`);
    expect(customer >= CUSTOMER_MAILS, `${name}: ${customer} mails`);
    expect(branch > 0, `${name}: the branch heard nothing`);
  }
  const waiting = printed.filter(({ state }) => state !== 'acknowledged').length;
  expect(waiting === 0, `${waiting} prints are not done`);
  const more = (of: 'printed' | 'branch' | 'customer', wanted: number) =>
    heard.reduce((sum, it) => sum + Math.max(0, it[of] - wanted), 0);
  return {
    problems,
    figures: {
      'online payments refused': others.length,
      'receipts printed again': more('printed', 1),
      'mails sent again': more('customer', CUSTOMER_MAILS) + more('branch', 1),
    },
  };
}
