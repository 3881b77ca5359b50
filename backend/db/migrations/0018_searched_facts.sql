CREATE OR REPLACE FUNCTION "backend"."learn_words"(VARIADIC texts text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO backend.search_words (word)
	SELECT DISTINCT word FROM unnest(texts) AS part, unnest(string_to_array(part, ' ')) AS marked, ltrim(marked, '~') AS word
	WHERE char_length(word) > 2 AND word !~ '^[0-9]+$' ORDER BY word ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION "backend"."vector_of_product"(words text, of_vendor text, country text, category_id integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT backend.search_vector_of(words, of_vendor, '@country:' || nullif(country, ''), '@category:' || category_id)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "backend"."words_of_vendor"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW.search_vector := backend.search_vector_of(NEW.search_text, '@country:' || nullif(NEW.country, ''),
		(SELECT string_agg('@category:' || category.id, ' ') FROM backend.vendor_categories AS filed
			JOIN backend.categories AS category ON category.slug = filed.slug WHERE filed.vendor_id = NEW.user_id),
		(SELECT string_agg('@service:' || service, ' ') FROM backend.products
			WHERE vendor_id = NEW.user_id AND service IS NOT NULL AND status = 'publish'));
	NEW.registered_at := (SELECT registered_at FROM backend.users WHERE id = NEW.user_id);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "backend"."words_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW.search_vector := (SELECT backend.vector_of_product(NEW.search_text, search_text, country, NEW.category_id)
		FROM (SELECT 1) AS one LEFT JOIN backend.vendors ON user_id = NEW.vendor_id);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "backend"."vendor_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF (SELECT count(*) FROM (SELECT 1 FROM backend.products WHERE vendor_id = NEW.user_id LIMIT 501) AS goods) > 500 THEN
		INSERT INTO backend.renamed_vendors (vendor_id, at) VALUES (NEW.user_id, clock_timestamp())
		ON CONFLICT (vendor_id) DO UPDATE SET at = EXCLUDED.at;
	ELSE
		UPDATE backend.products SET search_vector = backend.vector_of_product(search_text, NEW.search_text, NEW.country, category_id) WHERE vendor_id = NEW.user_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "backend"."vendor_filed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE backend.vendors SET search_text = search_text WHERE user_id IN (OLD.vendor_id, NEW.vendor_id);
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "vendors_search_vector" ON "backend"."vendors";--> statement-breakpoint
CREATE TRIGGER "vendors_search_vector" BEFORE INSERT OR UPDATE OF "search_text", "country", "best_price_cents" ON "backend"."vendors" FOR EACH ROW EXECUTE FUNCTION "backend"."words_of_vendor"();--> statement-breakpoint
DROP TRIGGER "vendors_renamed" ON "backend"."vendors";--> statement-breakpoint
CREATE TRIGGER "vendors_renamed" AFTER UPDATE OF "search_text", "country" ON "backend"."vendors" FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text OR OLD.country IS DISTINCT FROM NEW.country) EXECUTE FUNCTION "backend"."vendor_renamed"();--> statement-breakpoint
DROP TRIGGER "products_search_vector" ON "backend"."products";--> statement-breakpoint
CREATE TRIGGER "products_search_vector" BEFORE INSERT OR UPDATE OF "search_text", "vendor_id", "category_id" ON "backend"."products" FOR EACH ROW EXECUTE FUNCTION "backend"."words_of_product"();--> statement-breakpoint
CREATE TRIGGER "vendor_categories_filed" AFTER INSERT OR UPDATE OR DELETE ON "backend"."vendor_categories" FOR EACH ROW EXECUTE FUNCTION "backend"."vendor_filed"();
