ALTER TABLE "branches" ADD COLUMN "longer_from_orders" integer;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "pause_from_orders" integer;