ALTER TABLE "backend"."products" ALTER COLUMN "vendor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."products" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."orders" ALTER COLUMN "customer_id" DROP NOT NULL;