CREATE TABLE "app"."order_figures" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"celebrity_id" bigint,
	"celebrity_name" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"is_accepted" boolean NOT NULL,
	"paid_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"outcome" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."bank_lines" ADD COLUMN "credit_returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."bank_lines" ADD COLUMN "credit_returned_by_id" bigint;--> statement-breakpoint
ALTER TABLE "app"."bank_lines" ADD COLUMN "credit_returned_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_figures_placed" ON "app"."order_figures" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "order_figures_celebrity" ON "app"."order_figures" USING btree ("celebrity_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_figures_due" ON "app"."order_figures" USING btree ("due_at") WHERE "app"."order_figures"."outcome" = 'open';