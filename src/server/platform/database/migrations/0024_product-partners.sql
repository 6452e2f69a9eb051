CREATE TABLE "product_partners" (
	"product_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"share" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_partners_product_id_partner_id_pk" PRIMARY KEY("product_id","partner_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "goes_with" jsonb;--> statement-breakpoint
ALTER TABLE "product_partners" ADD CONSTRAINT "product_partners_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_partners" ADD CONSTRAINT "product_partners_partner_id_products_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_partners_partner" ON "product_partners" USING btree ("partner_id");