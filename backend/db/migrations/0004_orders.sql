CREATE TABLE "backend"."media" (
	"id" integer PRIMARY KEY DEFAULT nextval('backend.post_id') NOT NULL,
	"author_id" integer NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "backend"."order_events" ADD COLUMN "rejection" jsonb;--> statement-breakpoint
ALTER TABLE "backend"."users" ADD COLUMN "shipping" jsonb;--> statement-breakpoint
ALTER TABLE "backend"."users" ADD COLUMN "meta" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."users" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "backend"."media" ADD CONSTRAINT "media_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "backend"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_modified" ON "backend"."orders" USING btree ("modified_at");