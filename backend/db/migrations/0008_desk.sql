ALTER TABLE "backend"."orders" ADD COLUMN "search_text" text;--> statement-breakpoint
CREATE INDEX "orders_total" ON "backend"."orders" USING btree ("total_cents");--> statement-breakpoint
CREATE INDEX "orders_search" ON "backend"."orders" USING gin (array_to_tsvector(string_to_array("search_text", ' ')));