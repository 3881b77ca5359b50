CREATE TABLE "app"."celebrity_applications" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"declined_hash" text DEFAULT '' NOT NULL,
	"declined_times" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	"words" text DEFAULT '' NOT NULL,
	"is_opening" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "celebrity_applications_sent" ON "app"."celebrity_applications" USING btree ("sent_at","account_id") WHERE "app"."celebrity_applications"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "celebrity_applications_opening" ON "app"."celebrity_applications" USING btree ("account_id") WHERE "app"."celebrity_applications"."is_opening";