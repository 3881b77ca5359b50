import { type SQL, sql } from 'drizzle-orm';

/**
 * A query as a table that is planned for all of its rows, however few of them are read. Where a limit stands around it,
 * the database would otherwise expect to meet so many rows soon by reading the whole table, since it takes rare words
 * for common ones; an `offset 0` does not keep that off. What is not asked for is not read all the same.
 */
export function materialized(query: SQL): SQL {
  return sql`(with fenced as materialized (${query}) select * from fenced)`;
}
