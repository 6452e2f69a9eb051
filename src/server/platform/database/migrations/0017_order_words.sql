CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ((' ' || name || ' ' || email || ' ' || phone || ' ' || street || ' ' || city || ' ' || comment || ' ' || ticket_number::text || ' #' || ticket_number::text || ' ') gin_trgm_ops) WITH (gin_pending_list_limit=512);
