import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

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
