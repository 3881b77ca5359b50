CREATE TABLE "backend"."renamed_vendors" (
	"vendor_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backend"."renamed_vendors" ADD CONSTRAINT "renamed_vendors_vendor_id_vendors_user_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "backend"."vendors"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "backend"."vendor_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF (SELECT count(*) FROM (SELECT 1 FROM backend.products WHERE vendor_id = NEW.user_id LIMIT 501) AS goods) > 500 THEN
		INSERT INTO backend.renamed_vendors (vendor_id, at) VALUES (NEW.user_id, clock_timestamp())
		ON CONFLICT (vendor_id) DO UPDATE SET at = EXCLUDED.at;
	ELSE
		UPDATE backend.products SET search_vector = backend.search_vector_of(search_text, NEW.search_text) WHERE vendor_id = NEW.user_id;
	END IF;
	RETURN NULL;
END $$;
