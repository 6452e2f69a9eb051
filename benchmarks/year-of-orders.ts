import { sql } from 'drizzle-orm';
import type { Database } from '../src/server/platform/database/database.ts';

/** First and last day of the year; neither is at the edge of a month. */
export const YEAR = { from: '2025-11-21', to: '2026-11-20' };
export const BRANCHES = 5;
const DAYS = 365;

/**
 * A year of so many orders, spread over the branches and days: three lines each out of a hundred dishes, a tenth of them
 * rated, some rejected or canceled. Straight into the tables, without triggers and references, which would take minutes.
 */
export async function seedYear(db: Database, orders: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into order_items (order_id, position, name, amount, unit, parts, unit_price_cents, gross_cents, tax_rate,
        is_approximate)
      select n, l, 'Gericht ' || (n * 31 + l * 57) % 100, 1 + (n + l) % 3, 'Stk', '[]', 700 + (n * 31 + l * 57) % 100 * 9,
        (700 + (n * 31 + l * 57) % 100 * 9) * (1 + (n + l) % 3), case l when 2 then 19 else 7 end, false
      from generate_series(1, ${orders}::integer) as n, generate_series(0, 2) as l`);
    await tx.execute(sql`
      insert into orders (id, uid, hash, request_hash, branch_id, branch, day, hour, ticket_number, book_number, is_delivery, is_dine_in,
        name, email, phone, street, city, payment_method, currency, gross_cents, net_cents, tax_cents, delivery_gross_cents, delivery_net_cents,
        total_gross_cents, total_net_cents, taxes, is_approximate, created_at, area, rejected_at, canceled_at, completed_at)
      select n, 'uid-' || n, md5(n::text), md5(n::text), branch_id,
        jsonb_build_object('id', branch_id, 'identifier', 'b', 'name', 'B', 'street', '', 'zipCode', '', 'city', '', 'phone', ''),
        day, hour, n, n, delivery > 0, n % 4 = 3,
        (array['Erika', 'Ada', 'Jonas', 'Mia', 'Paul'])[1 + n % 5] || ' ' || (array['Muster', 'Schulz', 'Yilmaz', 'Krause'])[1 + n % 4],
        'gast' || n || '@example.org', '+49170' || 1000000 + n, 'Hauptstr. ' || n % 200, '50823 Köln', (array['cash', 'atm-card', 'hydro-ag-voucher'])[1 + n % 3],
        'EUR', gross, gross - tax, tax, delivery, delivery, gross + delivery, gross + delivery - tax,
        jsonb_build_array(jsonb_build_object('rate', 7, 'amountCents', low), jsonb_build_object('rate', 19, 'amountCents', high)),
        false, placed, case when delivery > 0 then '{"area": "A", "tax": 7}'::jsonb end,
        case when n % 50 = 0 then placed end, case when n % 50 = 1 then placed end,
        case when n % 50 > 1 then placed end
      from generate_series(1, ${orders}::integer) as n
      cross join lateral (select 1 + n % ${BRANCHES}::integer as branch_id,
        ${YEAR.from}::date + (n::bigint * ${DAYS}::integer / (${orders}::integer + 1))::integer as day,
        10 + (n * 7) % 13 as hour, case when n % 4 = 1 then 250 else 0 end as delivery) as spread
      cross join lateral (select day + make_interval(hours => hour) as placed) as moment
      join (
        select order_id, sum(gross_cents)::integer as gross,
          sum(gross_cents - round(gross_cents / 1.07)) filter (where tax_rate = 7)::integer as low,
          sum(gross_cents - round(gross_cents / 1.19)) filter (where tax_rate = 19)::integer as high,
          sum(gross_cents - round(gross_cents / (1 + tax_rate::numeric / 100)))::integer as tax
        from order_items group by order_id
      ) as lines on lines.order_id = n`);
    await tx.execute(sql`
      insert into questionnaires (order_id, branch_id, day, rating, food_rating, service_rating, process_rating, comment,
        created_at)
      select id, branch_id, day, 1 + id % 5, 1 + id % 4, 5, 4, 'Hat uns wieder sehr gut geschmeckt.', created_at + interval '2 hours'
      from orders where id % 10 = 0`);
    await tx.execute(sql`
      insert into book_counters (year, last) select book_year, max(book_number) from orders group by book_year`);
    await tx.execute(sql`
      select setval(pg_get_serial_sequence('orders', 'id'), max(id)) from orders`);
    await tx.execute(sql`
      insert into ticket_counters (branch_id, day, last, changes)
      select branch_id, day, max(ticket_number), count(*) from orders group by branch_id, day`);
  });
  await db.execute(sql`analyze`);
}
