CREATE TABLE "app"."legal_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL
);
