CREATE SCHEMA "app";
--> statement-breakpoint
-- Before migrations were kept, the table was made at each start. Whoever is in such a one signs in again.
DROP TABLE IF EXISTS "app"."sessions";
--> statement-breakpoint
CREATE TABLE "app"."sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "app"."sessions" USING btree ("user_id");