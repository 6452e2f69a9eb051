ALTER TABLE "products" ADD COLUMN "tax_shares" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deposit" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "deposits" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_taxing" text DEFAULT 'area' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_gross_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tip_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tips_tax_rate" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the settings were before they could be chosen.
UPDATE "config" SET "document" = '{"deliveryTaxing": "area", "enableTips": false, "tipsTaxRate": null}'::jsonb || "document";
