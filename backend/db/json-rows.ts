import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Like `rowsAsJson`, for the rows of a select, such as those that another part of the statement inserted.
 * @param rows selects the table's columns by name
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
        // Nested JSON is already parsed.
        const isRead = value === null || column.dataType === 'json';
        return [key, isRead ? value : column.mapFromDriverValue(value)];
      }),
    );
  return sql`(select coalesce(json_agg(part), '[]') from (${rows}) as part)`.mapWith(
    (found: readonly Readonly<Record<string, unknown>>[]) =>
      found.map(decode) as InferSelectModel<Table>[],
  );
}
