import type { Role } from './role.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** How long after signing in a session may still be renewed, in milliseconds. */
const limits = {
  fan: 30 * dayMs,
  celebrity: 30 * dayMs,
  manager: dayMs,
  administrator: dayMs,
} as const satisfies Record<Role, number>;

/** Whether a session of this role that began then is too old to be renewed. */
export function isPastLimit(role: Role, begunAt: Date, now: Date): boolean {
  return now.getTime() - begunAt.getTime() >= limits[role];
}
