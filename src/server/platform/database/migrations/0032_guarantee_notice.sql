ALTER TABLE "config" ADD COLUMN "guarantee_notice_id" integer;--> statement-breakpoint
ALTER TABLE "config" ADD CONSTRAINT "config_guarantee_notice_id_images_id_fk" FOREIGN KEY ("guarantee_notice_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "config" SET "document" = '{"guaranteeLink": ""}'::jsonb || "document";
