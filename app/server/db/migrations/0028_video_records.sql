CREATE TABLE "app"."video_records" (
	"order_id" bigint NOT NULL,
	"video_id" text NOT NULL,
	"file_hash" text NOT NULL,
	"celebrity_id" bigint,
	"celebrity_name" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"signed" text NOT NULL,
	CONSTRAINT "video_records_order_id_video_id_pk" PRIMARY KEY("order_id","video_id")
);
--> statement-breakpoint
CREATE INDEX "video_records_file" ON "app"."video_records" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "video_records_celebrity" ON "app"."video_records" USING btree ("celebrity_id");