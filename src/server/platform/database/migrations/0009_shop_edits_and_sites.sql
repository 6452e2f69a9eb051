CREATE TABLE "shop_edits" (
	"revision" bigint NOT NULL,
	"list" text NOT NULL,
	"entity_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"name" text PRIMARY KEY NOT NULL,
	"publication" text,
	"status" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signed_calls" (
	"signature" text PRIMARY KEY NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_edits_revision" ON "shop_edits" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "signed_calls_kept_until" ON "signed_calls" USING btree ("kept_until");