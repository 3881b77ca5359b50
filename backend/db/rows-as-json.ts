import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { jsonRows } from './json-rows.ts';

/** Which rows of a table, in which order, and how many at most. */
interface RowsOf {
  readonly where: SQL;
  readonly orderBy: PgColumn;
  readonly limit: number;
}

/**
 * Rows of another table as a column of a select, so that a row and what belongs to it are read with one statement.
 * Values come out as `select` gives them.
 */
export function rowsAsJson<Table extends PgTable>(
  table: Table,
  { where, orderBy, limit }: RowsOf,
): SQL<InferSelectModel<Table>[]> {
  const names = sql.join(
    Object.values<PgColumn>(getTableColumns(table)).map((column) => sql`${column}`),
    sql`, `,
  );
  return jsonRows(
    table,
    sql`select ${names} from ${table} where ${where} order by ${orderBy} limit ${limit}`,
  );
}
