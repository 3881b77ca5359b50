import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

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

/**
 * The same of rows that a select gives, such as those that a part of the same statement inserted.
 * @param rows selects the columns of the table by their names
 */
export function jsonRows<Table extends PgTable>(
  table: Table,
  rows: SQL,
): SQL<InferSelectModel<Table>[]> {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const decode = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = row[column.name];
        // JSON within JSON is read already.
        const isRead = value === null || column.dataType === 'json';
        return [key, isRead ? value : column.mapFromDriverValue(value)];
      }),
    );
  return sql`(select coalesce(json_agg(part), '[]') from (${rows}) as part)`.mapWith(
    (found: readonly Readonly<Record<string, unknown>>[]) =>
      found.map(decode) as InferSelectModel<Table>[],
  );
}
