CREATE TABLE "app"."order_news_cursor" (
	"id" integer PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."told_order_events" (
	"order_id" integer NOT NULL,
	"at" text NOT NULL,
	"to" text NOT NULL,
	CONSTRAINT "told_order_events_order_id_at_to_pk" PRIMARY KEY("order_id","at","to")
);
