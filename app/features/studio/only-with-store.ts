import { notFound } from '@tanstack/react-router';

import { hasStore, type Role } from '#domain/account/role.ts';

/** The existence of the page is not revealed to anyone else. For convenience only: the functions check again. */
export function onlyWithStore({ context }: { context: { viewer: { role: Role } } }): void {
  if (!hasStore(context.viewer.role)) throw notFound();
}
