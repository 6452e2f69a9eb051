CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"branch_id" integer NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"page" bigint NOT NULL,
	"dish" bigint NOT NULL,
	"cart" bigint NOT NULL,
	"checkout" bigint NOT NULL,
	"ordered" bigint NOT NULL,
	CONSTRAINT "visit_counts_day_branch_id_mode_language_pk" PRIMARY KEY("day","branch_id","mode","language")
);
--> statement-breakpoint
-- Off, until a shop switches it on.
UPDATE "config" SET "document" = '{"enablePluginVisits": false}'::jsonb || "document";
