// Made by embed-migrations.ts from migrations/*.sql; do not edit.
export const migrations: readonly { readonly tag: string; readonly statements: readonly string[] }[] =
  [
  {
    "tag": "0000_first",
    "statements": [
      "CREATE SCHEMA IF NOT EXISTS \"app\";",
      "-- Before migrations were kept, the table was made at each start. Whoever is in such a one signs in again.\nDROP TABLE IF EXISTS \"app\".\"sessions\";",
      "CREATE TABLE \"app\".\"sessions\" (\n\t\"id_hash\" text PRIMARY KEY NOT NULL,\n\t\"user_id\" bigint NOT NULL,\n\t\"sealed\" text NOT NULL,\n\t\"created_at\" timestamp with time zone NOT NULL,\n\t\"expires_at\" timestamp with time zone NOT NULL\n);",
      "CREATE INDEX \"sessions_user\" ON \"app\".\"sessions\" USING btree (\"user_id\");"
    ]
  },
  {
    "tag": "0001_renewal",
    "statements": [
      "ALTER TABLE \"app\".\"sessions\" ADD COLUMN \"renewing_until\" timestamp with time zone;",
      "CREATE INDEX \"sessions_expiry\" ON \"app\".\"sessions\" USING btree (\"expires_at\");"
    ]
  },
  {
    "tag": "0002_accounts",
    "statements": [
      "CREATE TABLE \"app\".\"account_limits\" (\n\t\"key\" varchar(255) PRIMARY KEY NOT NULL,\n\t\"points\" integer DEFAULT 0 NOT NULL,\n\t\"expire\" bigint\n);",
      "CREATE TABLE \"app\".\"password_resets\" (\n\t\"token_hash\" text PRIMARY KEY NOT NULL,\n\t\"account_id\" integer,\n\t\"expires_at\" timestamp with time zone NOT NULL,\n\t\"used_at\" timestamp with time zone\n);",
      "CREATE TABLE \"app\".\"registrations\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"account_id\" integer,\n\t\"email\" text NOT NULL,\n\t\"locale\" text NOT NULL,\n\t\"code_hash\" text NOT NULL,\n\t\"tries\" integer NOT NULL,\n\t\"expires_at\" timestamp with time zone NOT NULL,\n\t\"used_at\" timestamp with time zone\n);",
      "CREATE TABLE \"app\".\"mails\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"sealed\" text,\n\t\"created_at\" timestamp with time zone NOT NULL,\n\t\"sent_at\" timestamp with time zone\n);",
      "CREATE INDEX \"mails_created\" ON \"app\".\"mails\" USING btree (\"created_at\");"
    ]
  }
];
