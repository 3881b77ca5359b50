ALTER TABLE "backend"."products" ADD COLUMN "regular_price_cents" integer;--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN "sale_price_cents" integer;--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN "sale_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN "on_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN "meta" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."variations" ADD COLUMN "regular_price_cents" integer;--> statement-breakpoint
ALTER TABLE "backend"."variations" ADD COLUMN "sale_price_cents" integer;--> statement-breakpoint
ALTER TABLE "backend"."variations" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."variations" ADD COLUMN "sale_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."variations" ADD COLUMN "on_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."variations" ADD COLUMN "meta" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."variations" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."orders" ADD COLUMN "shipping_line" jsonb;--> statement-breakpoint
CREATE INDEX "products_sale" ON "backend"."products" USING btree ("sale_from","sale_to") WHERE "backend"."products"."sale_price_cents" is not null;--> statement-breakpoint
CREATE INDEX "variations_sale" ON "backend"."variations" USING btree ("sale_from","sale_to") WHERE "backend"."variations"."sale_price_cents" is not null;