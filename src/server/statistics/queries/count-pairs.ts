import { inArray, max, sql } from 'drizzle-orm';
import {
  LEAST_COMMON,
  type CountedPair,
  type Partner,
  LEAST_POPULAR,
  type CountedDish,
} from '../../../lib/domain/recommendations.ts';
import type { Database } from '../../platform/database/database.ts';
import { productPartners } from '../../platform/database/schema.ts';

/** Likely partners per product that are looked at: far more than are kept, and few enough for a menu of thousands. */
const MOST_LOOKED_AT = 50;

/** Whether an order was accepted, since an instant, and nothing ended it badly. */
const wasAccepted = (since: Date) => sql`
  orders.created_at >= ${since.toISOString()}::timestamptz
  and coalesce(orders.confirmed_at, orders.in_delivery_at, orders.completed_at) is not null
  and orders.rejected_at is null and orders.canceled_at is null and orders.failed_at is null`;

/** Pairs of products in accepted orders since an instant, of each product those with the most orders in common. One statement. */
export async function countPairs(db: Database, since: Date): Promise<CountedPair[]> {
  const result = await db.execute(sql`
    with lines as materialized (
      select distinct items.order_id, items.product_id
      from orders join order_items as items on items.order_id = orders.id
      where ${wasAccepted(since)} and items.product_id is not null
    ), often as (
      select product_id, count(*)::integer as number from lines group by 1 having count(*) >= ${LEAST_COMMON}
    ), pairs as (
      select line.product_id as product, other.product_id as partner, count(*)::integer as common
      from lines as line join lines as other on other.order_id = line.order_id and other.product_id <> line.product_id
      group by 1, 2 having count(*) >= ${LEAST_COMMON}
    ), ranked as (
      select pairs.*, row_number() over (partition by product order by common desc, partner) as place from pairs
    )
    select ranked.product, ranked.partner, ranked.common, own.number as "ofProduct", partners.number as "ofPartner",
      (select count(distinct order_id)::integer from lines) as "all"
    from ranked
      join often as own on own.product_id = ranked.product
      join often as partners on partners.product_id = ranked.partner
    where ranked.place <= ${MOST_LOOKED_AT}
    order by ranked.product, ranked.place`);
  return (result as unknown as { rows: CountedPair[] }).rows;
}

/** In how many accepted orders of a branch a product was since an instant, if in enough to be popular. */
export async function countDishes(db: Database, since: Date): Promise<CountedDish[]> {
  const result = await db.execute(sql`
    select orders.branch_id as branch, items.product_id as product,
      count(distinct orders.id)::integer as orders
    from orders join order_items as items on items.order_id = orders.id
    where ${wasAccepted(since)} and items.product_id is not null
    group by 1, 2 having count(distinct orders.id) >= ${LEAST_POPULAR}`);
  return (result as unknown as { rows: CountedDish[] }).rows;
}

/** Replaces all partners; those whose products are gone by now are left out. */
export function writePartners(db: Database, partners: readonly Partner[], countedAt: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Another process may be about to write the same.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product-partners'))`);
    await tx.delete(productPartners);
    await tx.execute(sql`
      insert into product_partners (product_id, partner_id, share, counted_at)
      select product, partner, share, ${countedAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(partners)}::jsonb)
        as counted(product integer, partner integer, share double precision)
      where product in (select id from products) and partner in (select id from products)`);
  });
}

/** When partners were last counted; null: never, or there were none. */
export async function findCountedAt(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: max(productPartners.countedAt) }).from(productPartners);
  return row?.at ?? null;
}

/** The counted partners of some products. */
export function readPartners(db: Database, products: readonly number[]): Promise<Partner[]> {
  const { productId, partnerId, share } = productPartners;
  return db
    .select({ product: productId, partner: partnerId, share })
    .from(productPartners)
    .where(inArray(productId, [...products]));
}
