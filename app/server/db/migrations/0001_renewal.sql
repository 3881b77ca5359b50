ALTER TABLE "app"."sessions" ADD COLUMN "renewing_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "app"."sessions" USING btree ("expires_at");