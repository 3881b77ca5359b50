CREATE TABLE "app"."clips" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"video_id" text NOT NULL,
	"order_id" bigint,
	"title" text DEFAULT '' NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"preparation" text DEFAULT 'as-is' NOT NULL,
	"duration_ms" integer,
	"files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "app"."revoked_samples" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "clips_vendor" ON "app"."clips" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE INDEX "clips_order" ON "app"."clips" USING btree ("order_id") WHERE "app"."clips"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "clips_waiting" ON "app"."clips" USING btree ("sent_at","id") WHERE "app"."clips"."state" = 'waiting';