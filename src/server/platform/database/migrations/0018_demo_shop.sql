ALTER TABLE "shop_revision" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A demo of an earlier version goes on as one, unless its names or ways to pay have been edited.
UPDATE "shop_revision" SET "is_demo" = EXISTS (
  SELECT FROM "config" WHERE "document" @> '{
    "shopName": "Feige & Glut", "businessName": "Feige & Glut Ofenküche (Demo)", "website": "", "imprint": "",
    "enableCash": true, "enablePluginATMCard": true, "enableATMCard": true, "enablePluginHydroAGVoucher": false, "enableHydroAGVoucher": false,
    "enablePluginMollie": true, "enableMollie": true, "enablePluginDatatrans": true, "enableDatatrans": true
  }');
