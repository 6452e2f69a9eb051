DROP TABLE "order_slots";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(appointment, counter_appointment, appointment_date, created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("branch_id","due_at") WHERE rejected_at is null and canceled_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("branch_id") WHERE completed_at is null and rejected_at is null and canceled_at is null and failed_at is null;--> statement-breakpoint
-- Whoever takes, changes or deletes an order, and however: all processes that listen hear which and of which branch.
drop trigger orders_changed on orders;--> statement-breakpoint
drop trigger questionnaires_changed on questionnaires;--> statement-breakpoint
create or replace function notify_order_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('order_changes', json_build_object('id', changed -> tg_argv[0], 'branchId', changed -> 'branch_id')::text);
  return null;
end $$;--> statement-breakpoint
create trigger orders_changed after insert or update or delete on orders
  for each row execute function notify_order_change('id');--> statement-breakpoint
create trigger questionnaires_changed after insert or update on questionnaires
  for each row execute function notify_order_change('order_id');
