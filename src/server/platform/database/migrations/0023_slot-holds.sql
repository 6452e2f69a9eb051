CREATE TABLE "slot_holds" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"branch_id" integer NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"network" text
);
--> statement-breakpoint
CREATE INDEX "slot_holds_slot" ON "slot_holds" USING btree ("branch_id","slot");--> statement-breakpoint
CREATE INDEX "slot_holds_until" ON "slot_holds" USING btree ("until");