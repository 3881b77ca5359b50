ALTER TABLE "backend"."users" ADD COLUMN "password_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."users" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;