CREATE TABLE "app"."availabilities" (
	"celebrity_id" bigint PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"holidays" jsonb NOT NULL,
	"per_day" integer,
	"per_week" integer,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."reopen_alerts" (
	"person_id" bigint NOT NULL,
	"celebrity_id" bigint NOT NULL,
	"celebrity_name" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reopen_alerts_person_id_celebrity_id_pk" PRIMARY KEY("person_id","celebrity_id")
);
--> statement-breakpoint
CREATE TABLE "app"."taken_places" (
	"celebrity_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"key" text NOT NULL,
	"places" integer NOT NULL,
	"order_id" bigint,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_places_celebrity_id_person_id_key_pk" PRIMARY KEY("celebrity_id","person_id","key")
);
--> statement-breakpoint
CREATE TABLE "app"."time_zones" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."withdrawals" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"fan" text NOT NULL,
	"celebrity_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"awaits_return" boolean NOT NULL,
	"returned_at" timestamp with time zone,
	"returned_by_id" bigint,
	"returned_by_name" text,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "reopen_alerts_celebrity" ON "app"."reopen_alerts" USING btree ("celebrity_id","asked_at");--> statement-breakpoint
CREATE INDEX "taken_places_time" ON "app"."taken_places" USING btree ("celebrity_id","taken_at");--> statement-breakpoint
CREATE INDEX "taken_places_order" ON "app"."taken_places" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_customer" ON "app"."withdrawals" USING btree ("customer_id","order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "app"."withdrawals" USING btree ("at") WHERE "app"."withdrawals"."settled_at" is null;