import { notFound } from '@tanstack/react-router';

import type { Role } from '#domain/role.ts';

/** That the page is there is not for anybody else to know. Comfort only: the functions check again. */
export function onlyAdministrators({ context }: { context: { viewer: { role: Role } } }): void {
  if (context.viewer.role !== 'administrator') throw notFound();
}
