ALTER TABLE "backend"."menus" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."pages" ADD COLUMN "status" text DEFAULT 'publish' NOT NULL;