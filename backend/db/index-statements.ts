/**
 * An index that migrations leave to `makeIndexes`, so that creating it blocks no one. Others, such as those of a new
 * table, are created with the migration.
 */
const left = /^CREATE INDEX IF NOT EXISTS "(\w+)"/;
const dropped = /^DROP INDEX (?:IF EXISTS )?(?:"backend"\.)?"(\w+)"/;

/** Whether a migration statement creates an index that is built separately. */
export function isIndexLeft(statement: string): boolean {
  return left.test(statement);
}

/** The deferred indexes by name, without those that a later migration drops. */
export function indexesLeft(statements: readonly string[]): ReadonlyMap<string, string> {
  const indexes = new Map<string, string>();
  for (const statement of statements) {
    const made = left.exec(statement)?.[1];
    if (made !== undefined) indexes.set(made, statement);
    const gone = dropped.exec(statement)?.[1];
    if (gone !== undefined) indexes.delete(gone);
  }
  return indexes;
}
