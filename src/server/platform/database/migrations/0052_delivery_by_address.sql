CREATE TABLE "geocoded_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "delivery_by" text DEFAULT 'place' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "up_to_metres" integer;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "zone" jsonb;--> statement-breakpoint
CREATE INDEX "geocoded_addresses_expires" ON "geocoded_addresses" USING btree ("expires_at");