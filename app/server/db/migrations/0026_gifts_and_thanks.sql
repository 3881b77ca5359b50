CREATE TABLE "app"."gift_links" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"from_name" text NOT NULL,
	"note" text NOT NULL,
	"reveal_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "app"."gift_watches" (
	"order_id" bigint NOT NULL,
	"visit_id" uuid NOT NULL,
	CONSTRAINT "gift_watches_order_id_visit_id_pk" PRIMARY KEY("order_id","visit_id")
);
--> statement-breakpoint
CREATE TABLE "app"."thanks" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"celebrity_id" bigint NOT NULL,
	"words" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."gift_watches" ADD CONSTRAINT "gift_watches_order_id_gift_links_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "app"."gift_links"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_links_person" ON "app"."gift_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "thanks_person" ON "app"."thanks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "thanks_celebrity" ON "app"."thanks" USING btree ("celebrity_id");