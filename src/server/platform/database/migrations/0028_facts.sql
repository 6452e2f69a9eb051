ALTER TABLE "products" ADD COLUMN "no_allergens" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "additives" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_content" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "minimum_age" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "nutrition" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_age" CHECK ("products"."minimum_age" in (16, 18));