import { notFound } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';

import { isAdministrator, type Role } from '#domain/account/role.ts';

/**
 * The existence of the page is not revealed to anyone else. For convenience only: the functions check again. Also loads
 * which of the pages are available.
 */
export async function onlyAdministrators({
  context: { viewer, queryClient },
}: {
  context: { viewer: { role: Role }; queryClient: QueryClient };
}): Promise<void> {
  if (!isAdministrator(viewer)) throw notFound();
  // Visitors do not load what only administrators need.
  const { siteEditingQuery } = await import('./settings/site-editing.queries.ts');
  await queryClient.ensureQueryData(siteEditingQuery);
}
