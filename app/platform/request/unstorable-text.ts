/** PostgreSQL's code for a text that it cannot keep: one with the character 0 in it. */
const badText = '22021';

/** Whether a database refused a text for a character that no one types; the error, or one that caused it, says so. */
export function isUnstorableText(error: unknown, depth = 4): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  return ('code' in error && error.code === badText) || isUnstorableText(error.cause, depth - 1);
}
