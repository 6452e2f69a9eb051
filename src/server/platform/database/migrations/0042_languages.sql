ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
UPDATE "config" SET "document" = '{"languages": []}'::jsonb || "document";
