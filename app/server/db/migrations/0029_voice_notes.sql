CREATE TABLE "app"."voice_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE INDEX "voice_notes_person" ON "app"."voice_notes" USING btree ("person_id","created_at");