const pattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text is a UUID. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
