DROP INDEX "backend"."orders_search";--> statement-breakpoint
ALTER TABLE "backend"."orders" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array(search_text, ' '))) STORED;--> statement-breakpoint
ALTER TABLE "backend"."orders" ADD COLUMN "approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_created" ON "backend"."orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_words" ON "backend"."orders" USING gin ("search_vector");--> statement-breakpoint
UPDATE "backend"."orders" SET "approved" = true WHERE "status" IN ('on-hold', 'processing', 'completed') OR "id" IN (SELECT "order_id" FROM "backend"."order_events" WHERE "to_status" IN ('on-hold', 'processing', 'completed'));
