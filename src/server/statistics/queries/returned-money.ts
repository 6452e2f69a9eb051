import { sql } from 'drizzle-orm';

/**
 * Part of a `with` clause: what was given back of the orders of `counting`, as `returned` (order id, rate, gross, tax; cents). Refunds are
 * shared out over an order's rates as in a day close (`shareOut` and `untaxedTipIn` of `domain/day-close.ts`), corrections have rates of
 * their own. The part that was a tip without tax is left out: it was no turnover.
 */
export const RETURNED = sql`refunded as (
  select id, refunded_cents as cents, null::jsonb as rates from counting where refunded_cents > 0
  union all
  select counting.id, corrections.amount_cents, corrections.rates
  from counting join corrections on corrections.order_id = counting.id
), affected as materialized (
  select * from counting where id in (select id from refunded)
), sold as materialized (
  -- As ratesOf of the books: what no rate has is at 0 %, of older orders at that of the delivery area.
  select id, rate, sum(cents)::float8 as gross from (
    select id, (tax ->> 'rate')::float8 as rate, (tax ->> 'grossCents')::integer as cents
    from affected cross join lateral jsonb_array_elements(taxes) as tax where not is_older
    union all
    select id, 0, total_gross_cents - (select coalesce(sum((tax ->> 'grossCents')::integer), 0) from jsonb_array_elements(taxes) as tax)
    from affected where not is_older
    union all
    select affected.id, tax_rate, order_items.gross_cents
    from affected join order_items on order_items.order_id = affected.id where is_older
    union all
    select id, coalesce((area ->> 'tax')::float8, (taxes -> 0 ->> 'rate')::float8, 0),
      total_gross_cents - (select coalesce(sum(order_items.gross_cents), 0) from order_items where order_id = affected.id)
    from affected where is_older
  ) as parts group by 1, 2
), exact as (
  select id, cents, rate, cents * gross / nullif(sum(gross) over (partition by id), 0) as share
  from refunded join sold using (id) where rates is null
), given as (
  -- The largest remainders get the cents that are left.
  select id, rate, floor(share) + case
    when row_number() over (partition by id order by share - floor(share) desc, rate desc)
      <= cents - sum(floor(share)) over (partition by id) then 1 else 0 end as gross, null::float8 as tax
  from exact
  union all
  select id, (part ->> 'rate')::float8, (part ->> 'grossCents')::float8, (part ->> 'taxCents')::float8
  from refunded cross join lateral jsonb_array_elements(rates) as part
), tips as (
  select id, 0::float8 as rate, least(tip_cents, gross) / gross as part
  from affected join sold using (id) where rate = 0 and gross > 0 and tips_tax_rate is null
), returned as materialized (
  select id, rate, sum(gross - floor(gross * coalesce(part, 0) + 0.5))::integer as gross,
    sum(coalesce(tax, gross - floor(gross / (1 + rate / 100) + 0.5)))::integer as tax
  from given left join tips using (id, rate) group by 1, 2
)`;
