import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A Drizzle handle for any PostgreSQL driver: PGlite or node-postgres. */
export type BackendDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Either the database handle or an open transaction. */
export type Executor = Pick<
  BackendDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with' | '$with'
>;
