ALTER TABLE "questionnaires" ADD COLUMN "branch_id" integer;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "day" date;--> statement-breakpoint
UPDATE "questionnaires" SET "branch_id" = "orders"."branch_id", "day" = "orders"."day" FROM "orders" WHERE "orders"."id" = "questionnaires"."order_id";--> statement-breakpoint
ALTER TABLE "questionnaires" ALTER COLUMN "branch_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
-- Whatever was counted is counted again in the new columns.
DELETE FROM "statistics";--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "orders" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "items" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "cents" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "products" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "questionnaires_day" ON "questionnaires" USING btree ("day","branch_id");--> statement-breakpoint
-- Lines that change or go without their order's own row changing count as well; those of an order that goes find none.
create function count_line_change() returns trigger language plpgsql as $$
begin
  update ticket_counters set changes = changes + 1 from orders
    where orders.id = old.order_id and ticket_counters.branch_id = orders.branch_id and ticket_counters.day = orders.day;
  return null;
end $$;--> statement-breakpoint
create trigger order_items_counted after update or delete on order_items
  for each row execute function count_line_change();--> statement-breakpoint
create trigger questionnaires_uncounted after delete on questionnaires
  for each row execute function count_line_change();
