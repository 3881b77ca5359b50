CREATE OR REPLACE FUNCTION "backend"."account_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF (NEW.role, NEW.email, NEW.login, NEW.password_hash, NEW.pending, NEW.suspended_at IS NULL)
		IS DISTINCT FROM (OLD.role, OLD.email, OLD.login, OLD.password_hash, OLD.pending, OLD.suspended_at IS NULL) THEN
		NEW.password_version := greatest(NEW.password_version, OLD.password_version + 1);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "account_changed" BEFORE UPDATE ON "backend"."users" FOR EACH ROW EXECUTE FUNCTION "backend"."account_changed"();
