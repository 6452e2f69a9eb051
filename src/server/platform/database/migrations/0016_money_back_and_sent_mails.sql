CREATE TABLE "sent_mails" (
	"outbox_id" integer PRIMARY KEY NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charged_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "orders" SET "refunded_cents" = "payments"."refunded_cents" FROM "payments" WHERE "payments"."order_id" = "orders"."id" AND "orders"."paid_at" IS NOT NULL AND "payments"."refunded_cents" > 0;--> statement-breakpoint
UPDATE "orders" SET "payment_waits_until" = "payments"."waits_until" FROM "payments" WHERE "payments"."order_id" = "orders"."id" AND "payments"."state" = 'open';
