import type { QueryClient } from '@tanstack/react-query';

import { localeOfPath } from '#app/platform/i18n.ts';
import { landingOf, safeDestination } from '#domain/account/destination.ts';
import type { Role } from '#domain/account/role.ts';
import { addressIn } from '#domain/localized-address.ts';

/** Loaded on demand: few visitors of the login page have a pending deletion. */
export async function isDeletionPlanned(queryClient: QueryClient): Promise<boolean> {
  const queries = await import('../my-data/my-data.queries.ts');
  return (await queryClient.fetchQuery(queries.plannedDeletionQuery)) !== null;
}

/**
 * Where a signed-in visitor goes from the login page: to the destination, otherwise to the role's landing page, in the
 * page's language.
 */
export function wayOn(
  pathname: string,
  destination: string | undefined,
  role: Role,
): { href: string } {
  const safe = safeDestination(destination);
  if (safe !== '/') return { href: safe };
  return { href: addressIn(localeOfPath(pathname), landingOf(role)) };
}
