ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
UPDATE "config" SET "document" = '{"languages": []}'::jsonb || "document";
--> statement-breakpoint
-- What German the pages are in: other languages have pages of their own now.
UPDATE "config" SET "document" = "document" || '{"locale": "de"}'::jsonb WHERE "document" ->> 'locale' NOT LIKE 'de%';
