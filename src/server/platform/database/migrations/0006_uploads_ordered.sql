ALTER TABLE "uploads" ADD COLUMN "ordered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_left_over" ON "uploads" USING btree ("created_at") WHERE "uploads"."ordered_at" is null;--> statement-breakpoint
-- Nobody wrote down until now which files were ordered with: they all stay.
UPDATE "uploads" SET "ordered_at" = now();
