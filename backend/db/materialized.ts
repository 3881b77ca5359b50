import { type SQL, sql } from 'drizzle-orm';

/**
 * A query as a table whose plan assumes that all rows are read. Otherwise, under a limit, the planner expects to find
 * enough rows early in a scan of the whole table, since it takes rare words for common ones; `offset 0` does not
 * prevent that. Rows that are not requested are still not read.
 */
export function materialized(query: SQL): SQL {
  return sql`(with fenced as materialized (${query}) select * from fenced)`;
}
