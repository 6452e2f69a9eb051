UPDATE "config" SET "document" = '{"face": {"brand": "#ffd200", "second": null, "scheme": "both", "corners": "soft"}}'::jsonb || "document";
