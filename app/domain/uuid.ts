const pattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether something is the text of a UUID. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
