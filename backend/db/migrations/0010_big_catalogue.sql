CREATE TABLE IF NOT EXISTS "backend"."search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backend"."products" ADD COLUMN IF NOT EXISTS "search_vector" "tsvector";--> statement-breakpoint
ALTER TABLE "backend"."vendors" ADD COLUMN IF NOT EXISTS "registered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."vendors" ADD COLUMN IF NOT EXISTS "search_vector" "tsvector";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_words" ON "backend"."products" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_title_en" ON "backend"."products" USING btree ((left(coalesce(nullif("title" ->> 'en', ''), nullif("title" ->> 'el', ''), nullif("title" ->> 'az', ''), nullif("title" ->> 'ru', ''), nullif("title" ->> 'sr', ''), nullif("title" ->> 'tr', ''), ''), 80) collate "und-x-icu"),"id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_title_el" ON "backend"."products" USING btree ((left(coalesce(nullif("title" ->> 'el', ''), nullif("title" ->> 'en', ''), nullif("title" ->> 'az', ''), nullif("title" ->> 'ru', ''), nullif("title" ->> 'sr', ''), nullif("title" ->> 'tr', ''), ''), 80) collate "und-x-icu"),"id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_title_az" ON "backend"."products" USING btree ((left(coalesce(nullif("title" ->> 'az', ''), nullif("title" ->> 'en', ''), nullif("title" ->> 'el', ''), nullif("title" ->> 'ru', ''), nullif("title" ->> 'sr', ''), nullif("title" ->> 'tr', ''), ''), 80) collate "und-x-icu"),"id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_title_ru" ON "backend"."products" USING btree ((left(coalesce(nullif("title" ->> 'ru', ''), nullif("title" ->> 'en', ''), nullif("title" ->> 'el', ''), nullif("title" ->> 'az', ''), nullif("title" ->> 'sr', ''), nullif("title" ->> 'tr', ''), ''), 80) collate "und-x-icu"),"id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_title_sr" ON "backend"."products" USING btree ((left(coalesce(nullif("title" ->> 'sr', ''), nullif("title" ->> 'en', ''), nullif("title" ->> 'el', ''), nullif("title" ->> 'az', ''), nullif("title" ->> 'ru', ''), nullif("title" ->> 'tr', ''), ''), 80) collate "und-x-icu"),"id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "goods_title_tr" ON "backend"."products" USING btree ((left(coalesce(nullif("title" ->> 'tr', ''), nullif("title" ->> 'en', ''), nullif("title" ->> 'el', ''), nullif("title" ->> 'az', ''), nullif("title" ->> 'ru', ''), nullif("title" ->> 'sr', ''), ''), 80) collate "und-x-icu"),"id") WHERE "backend"."products"."service" is null and "backend"."products"."status" = 'publish';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_payment_status" ON "backend"."orders" USING btree ("payment","status");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_newest" ON "backend"."vendors" USING btree ("registered_at","user_id") WHERE not "backend"."vendors"."closed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_name" ON "backend"."vendors" USING btree ((left(coalesce("search_text", ''), 80) collate "C"),"user_id") WHERE not "backend"."vendors"."closed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_cheapest" ON "backend"."vendors" USING btree ((coalesce("best_price_cents", 2147483647)),"user_id") WHERE not "backend"."vendors"."closed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_dearest" ON "backend"."vendors" USING btree ((coalesce("best_price_cents", -1)),"user_id") WHERE not "backend"."vendors"."closed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_closed" ON "backend"."vendors" USING btree ("user_id") WHERE "backend"."vendors"."closed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_words" ON "backend"."vendors" USING gin ("search_vector");;--> statement-breakpoint
CREATE FUNCTION "backend"."search_vector_of"(VARIADIC texts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(ARRAY(SELECT DISTINCT word FROM unnest(texts) AS part, unnest(string_to_array(part, ' ')) AS word WHERE word <> ''))
$$;--> statement-breakpoint
CREATE FUNCTION "backend"."learn_words"(VARIADIC texts text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO backend.search_words (word)
	SELECT DISTINCT word FROM unnest(texts) AS part, unnest(string_to_array(part, ' ')) AS word
	WHERE char_length(word) > 2 AND word !~ '^[0-9]+$' ORDER BY word ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION "backend"."words_of_vendor"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW.search_vector := backend.search_vector_of(NEW.search_text);
	NEW.registered_at := (SELECT registered_at FROM backend.users WHERE id = NEW.user_id);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "backend"."words_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW.search_vector := backend.search_vector_of(NEW.search_text, (SELECT search_text FROM backend.vendors WHERE user_id = NEW.vendor_id));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "backend"."vendor_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE backend.products SET search_vector = backend.search_vector_of(search_text, NEW.search_text) WHERE vendor_id = NEW.user_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "backend"."new_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM backend.learn_words(VARIADIC ARRAY(SELECT search_text FROM fresh));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "backend"."changed_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM backend.learn_words(NEW.search_text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "vendors_search_vector" BEFORE INSERT OR UPDATE OF "search_text" ON "backend"."vendors" FOR EACH ROW EXECUTE FUNCTION "backend"."words_of_vendor"();--> statement-breakpoint
CREATE TRIGGER "vendors_renamed" AFTER UPDATE OF "search_text" ON "backend"."vendors" FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION "backend"."vendor_renamed"();--> statement-breakpoint
CREATE TRIGGER "vendors_new_words" AFTER INSERT ON "backend"."vendors" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "backend"."new_words"();--> statement-breakpoint
CREATE TRIGGER "vendors_changed_words" AFTER UPDATE OF "search_text" ON "backend"."vendors" FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION "backend"."changed_words"();--> statement-breakpoint
CREATE TRIGGER "products_search_vector" BEFORE INSERT OR UPDATE OF "search_text", "vendor_id" ON "backend"."products" FOR EACH ROW EXECUTE FUNCTION "backend"."words_of_product"();--> statement-breakpoint
CREATE TRIGGER "products_new_words" AFTER INSERT ON "backend"."products" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "backend"."new_words"();--> statement-breakpoint
CREATE TRIGGER "products_changed_words" AFTER UPDATE OF "search_text" ON "backend"."products" FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION "backend"."changed_words"();
