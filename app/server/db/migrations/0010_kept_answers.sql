CREATE TABLE "app"."kept_answer_rounds" (
	"topic" text PRIMARY KEY NOT NULL,
	"round" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."kept_answers" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"topics" text[] NOT NULL,
	"round" integer NOT NULL,
	"about" text[] NOT NULL,
	"bytes" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "kept_answers_read_at" ON "app"."kept_answers" USING btree ("read_at");--> statement-breakpoint
DELETE FROM "app"."wordpress_snapshots" WHERE "name" = 'catalogue';
