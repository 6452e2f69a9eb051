CREATE TABLE "stock_counters" (
	"branch_id" integer NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"option" text DEFAULT '' NOT NULL,
	"taken" numeric(16, 6) DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_counters_day_branch_id_product_id_part_option_pk" PRIMARY KEY("day","branch_id","product_id","part","option"),
	CONSTRAINT "stock_counters_taken" CHECK ("stock_counters"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_takes" (
	"order_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"option" text DEFAULT '' NOT NULL,
	"amount" numeric(16, 6) NOT NULL,
	"is_given_back" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_takes_order_id_product_id_part_option_pk" PRIMARY KEY("order_id","product_id","part","option"),
	CONSTRAINT "stock_takes_amount" CHECK ("stock_takes"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "stock" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "few_left" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;