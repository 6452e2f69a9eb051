-- Statistics take off what was given back in part: days with such orders are counted again.
update ticket_counters set changes = changes + 1
  where (branch_id, day) in (
    select branch_id, day from orders where refunded_cents > 0 or id in (select order_id from corrections)
  );
