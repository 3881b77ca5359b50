import { notFound } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';

import { isAdministrator, type Role } from '#domain/account/role.ts';

/**
 * That the page is there is not for anyone else to know. Comfort only: the functions check again. Which pages there are
 * is known afterwards.
 */
export async function onlyAdministrators({
  context: { viewer, queryClient },
}: {
  context: { viewer: { role: Role }; queryClient: QueryClient };
}): Promise<void> {
  if (!isAdministrator(viewer)) throw notFound();
  // Visitors do not load what only administrators ask for.
  const { siteEditingQuery } = await import('./settings/site-editing.queries.ts');
  await queryClient.ensureQueryData(siteEditingQuery);
}
