CREATE TABLE "app"."wordpress_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."wordpress_orders" (
	"id" bigint PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."wordpress_snapshots" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
