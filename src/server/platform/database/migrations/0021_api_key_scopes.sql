ALTER TABLE "api_keys" ADD COLUMN "scope" text DEFAULT 'tickets' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "renewed_at" timestamp with time zone;