CREATE TABLE "backend"."pages" (
	"id" integer PRIMARY KEY DEFAULT nextval('backend.post_id') NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"picture" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "backend"."vendors" ADD COLUMN "search_text" text;--> statement-breakpoint
CREATE INDEX "products_search" ON "backend"."products" USING gin (array_to_tsvector(string_to_array("search_text", ' ')));--> statement-breakpoint
CREATE INDEX "vendors_country" ON "backend"."vendors" USING btree ("country");--> statement-breakpoint
CREATE INDEX "vendors_search" ON "backend"."vendors" USING gin (array_to_tsvector(string_to_array("search_text", ' ')));