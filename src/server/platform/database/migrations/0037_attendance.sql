CREATE TABLE "heartbeats" (
	"branch_id" integer NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"minutes" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "heartbeats_branch_id_device_hour_pk" PRIMARY KEY("branch_id","device","hour")
);
--> statement-breakpoint
ALTER TABLE "pauses" ADD COLUMN "unattended_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "heartbeats" ADD CONSTRAINT "heartbeats_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;