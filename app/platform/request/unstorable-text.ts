/** PostgreSQL's code for text it cannot store: text with a NUL character. */
const badText = '22021';

/** Whether a database rejected text for a character that no one types; checks the error and its causes. */
export function isUnstorableText(error: unknown, depth = 4): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  return ('code' in error && error.code === badText) || isUnstorableText(error.cause, depth - 1);
}
