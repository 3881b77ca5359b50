import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Where an id stands among those that were asked for; sorts rows in the order of the question. */
export function placeIn(ids: readonly number[], id: SQLWrapper): SQL {
  if (ids.length === 0) return sql`${id}`;
  const list = sql.join(
    ids.map((one) => sql`${one}::integer`),
    sql`, `,
  );
  return sql`array_position(array[${list}], ${id})`;
}
