CREATE TABLE "order_slots" (
	"branch_id" integer NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "order_slots_branch_id_slot_pk" PRIMARY KEY("branch_id","slot"),
	CONSTRAINT "order_slots_taken" CHECK ("order_slots"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics" (
	"branch_id" integer NOT NULL,
	"period" text NOT NULL,
	"start" date NOT NULL,
	"changes" integer NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "statistics_branch_id_period_start_pk" PRIMARY KEY("branch_id","period","start")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_branch_id_branches_id_fk";
--> statement-breakpoint
ALTER TABLE "ticket_counters" DROP CONSTRAINT "ticket_counters_branch_id_branches_id_fk";
--> statement-breakpoint
UPDATE "orders" SET "branch_id" = ("branch" ->> 'id')::integer WHERE "branch_id" IS NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "branch_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "ratio" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "pricing" text DEFAULT 'unit' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hour" smallint;--> statement-breakpoint
UPDATE "orders" SET "hour" = extract(hour FROM "created_at" AT TIME ZONE coalesce((SELECT "document" ->> 'timezone' FROM "config" LIMIT 1), 'Europe/Berlin'));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "hour" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "area" jsonb;--> statement-breakpoint
ALTER TABLE "ticket_counters" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_from_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "statistics_start" ON "statistics" USING btree ("period","start");--> statement-breakpoint
-- Whoever changes an order, and however: statistics learn in the same transaction that its day has to be counted again.
create function count_order_change() returns trigger language plpgsql as $$
declare
  changed orders := case when tg_op = 'DELETE' then old else new end;
begin
  insert into ticket_counters (branch_id, day, last, changes) values (changed.branch_id, changed.day, 0, 1)
    on conflict (branch_id, day) do update set changes = ticket_counters.changes + 1;
  return null;
end $$;--> statement-breakpoint
create trigger orders_counted after insert or update or delete on orders
  for each row execute function count_order_change();--> statement-breakpoint
create function count_questionnaire_change() returns trigger language plpgsql as $$
begin
  update ticket_counters set changes = changes + 1 from orders
    where orders.id = new.order_id and ticket_counters.branch_id = orders.branch_id and ticket_counters.day = orders.day;
  return null;
end $$;--> statement-breakpoint
create trigger questionnaires_counted after insert or update on questionnaires
  for each row execute function count_questionnaire_change();--> statement-breakpoint
update ticket_counters set changes = 1;
