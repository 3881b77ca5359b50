import type { QueryClient } from '@tanstack/react-query';

import { localeOfPath } from '#app/platform/i18n.ts';
import { landingOf, safeDestination } from '#domain/account/destination.ts';
import type { Role } from '#domain/account/role.ts';
import { addressIn } from '#domain/localized-address.ts';

/** Loaded only when it is asked: few visitors of the login page plan to leave. */
export async function isDeletionPlanned(queryClient: QueryClient): Promise<boolean> {
  const queries = await import('../my-data/my-data.queries.ts');
  return (await queryClient.fetchQuery(queries.plannedDeletionQuery)) !== null;
}

/** Where a signed-in visitor goes from the login page: to the destination, else to what waits, in its language. */
export function wayOn(
  pathname: string,
  destination: string | undefined,
  role: Role,
): { href: string } {
  const safe = safeDestination(destination);
  if (safe !== '/') return { href: safe };
  return { href: addressIn(localeOfPath(pathname), landingOf(role)) };
}
