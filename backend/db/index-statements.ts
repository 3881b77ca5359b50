/**
 * An index that a migration leaves to `makeIndexes`, so that no one waits for it. Others, such as those of a table that
 * comes with them, are made with the rest.
 */
const left = /^CREATE INDEX IF NOT EXISTS "(\w+)"/;
const dropped = /^DROP INDEX (?:IF EXISTS )?(?:"backend"\.)?"(\w+)"/;

/** Whether a statement of a migration makes an index that is made beside it. */
export function isIndexLeft(statement: string): boolean {
  return left.test(statement);
}

/** The indexes that migrations leave, by name, without those that a later one drops. */
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
