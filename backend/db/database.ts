import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A Drizzle handle of any PostgreSQL driver: PGlite or node-postgres. */
export type BackendDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Either the handle or a running transaction. */
export type Executor = Pick<
  BackendDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with' | '$with'
>;
