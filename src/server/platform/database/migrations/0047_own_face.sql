ALTER TABLE "divisions" ADD COLUMN "face" jsonb;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "division_id" integer;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "config" SET "document" = '{"footerLinks": [], "socialLinks": [], "modeNames": {"takeaway": "", "delivery": "", "dineIn": ""}, "welcomeTitle": "", "welcome": "", "css": ""}'::jsonb || "document";
