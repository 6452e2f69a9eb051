ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_personal" ON "orders" USING btree ("due_at") WHERE erased_at is null;--> statement-breakpoint
UPDATE "config" SET "document" = '{"retentionCustomerDays": 90, "retentionMessageDays": 90, "retentionLogDays": 365, "retentionAnalyticsDays": 90}'::jsonb || "document";
