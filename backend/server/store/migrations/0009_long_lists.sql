ALTER TABLE "backend"."vendors" ADD COLUMN "best_price_cents" integer;--> statement-breakpoint
CREATE INDEX "goods_created" ON "backend"."products" USING btree ("created_at","id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX "goods_price" ON "backend"."products" USING btree ("price_cents","id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX "goods_category_created" ON "backend"."products" USING btree ("category_id","created_at","id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX "goods_category_price" ON "backend"."products" USING btree ("category_id","price_cents","id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX "orders_created" ON "backend"."orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vendors_price" ON "backend"."vendors" USING btree ("best_price_cents","user_id");--> statement-breakpoint
UPDATE "backend"."vendors" SET "best_price_cents" = (SELECT min("price_cents") FROM "backend"."products" WHERE "vendor_id" = "user_id" AND "service" IS NOT NULL AND "status" = 'publish');
