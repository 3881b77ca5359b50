import { notFound } from '@tanstack/react-router';

import { hasStore, type Role } from '#domain/account/role.ts';

/** That the page is there is not for anyone else to know. Comfort only: the functions check again. */
export function onlyWithStore({ context }: { context: { viewer: { role: Role } } }): void {
  if (!hasStore(context.viewer.role)) throw notFound();
}
