CREATE TABLE "app"."fan_videos" (
	"video_id" text PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE INDEX "fan_videos_person" ON "app"."fan_videos" USING btree ("person_id","created_at");