import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { jsonRows } from './json-rows.ts';

/** Which rows of a table, in which order, and at most how many. */
interface RowsOf {
  readonly where: SQL;
  readonly orderBy: PgColumn;
  readonly limit: number;
}

/**
 * Rows of another table as a select column, so that one statement reads a row and its related rows. Values have the
 * same types as with `select`.
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
