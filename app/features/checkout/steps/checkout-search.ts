import { isUuid } from '#domain/uuid.ts';

/** `only` is the line being bought directly; without it the whole basket is checked out. */
export function checkoutSearch({ only }: Record<string, unknown>): { only?: string | undefined } {
  return isUuid(only) ? { only } : {};
}
