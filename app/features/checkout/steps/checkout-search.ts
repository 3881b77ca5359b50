import { isUuid } from '#domain/uuid.ts';

/** `only` is the line that was bought at once; without it everything in the basket is checked out. */
export function checkoutSearch({ only }: Record<string, unknown>): { only?: string | undefined } {
  return isUuid(only) ? { only } : {};
}
