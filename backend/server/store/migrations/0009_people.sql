ALTER TABLE "backend"."users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."users" ADD COLUMN "suspended_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."vendors" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;