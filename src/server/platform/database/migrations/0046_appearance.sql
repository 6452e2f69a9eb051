ALTER TABLE "config" ADD COLUMN "logo_dark_id" integer;--> statement-breakpoint
ALTER TABLE "config" ADD COLUMN "hero_picture_id" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "config" ADD CONSTRAINT "config_logo_dark_id_images_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config" ADD CONSTRAINT "config_hero_picture_id_images_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "config" SET "document" = jsonb_build_object('appIcon', 'cutlery', 'hero', 'none') || "document" || jsonb_build_object('face', '{"font": "figtree"}'::jsonb || coalesce("document" -> 'face', '{}'::jsonb));
