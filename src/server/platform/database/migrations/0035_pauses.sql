CREATE TABLE "pauses" (
	"branch_id" integer PRIMARY KEY NOT NULL,
	"takeaway_until" timestamp with time zone,
	"delivery_until" timestamp with time zone,
	"dine_in_until" timestamp with time zone,
	"message" text DEFAULT '' NOT NULL,
	"longer_minutes" integer DEFAULT 0 NOT NULL,
	"longer_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;