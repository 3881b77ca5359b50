CREATE TABLE "app"."verified_addresses" (
	"person_id" integer NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "verified_addresses_person_id_address_hash_pk" PRIMARY KEY("person_id","address_hash")
);
