CREATE TABLE "app"."address_changes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"new_code_hash" text NOT NULL,
	"old_code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
