import type { Role } from '../role.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

const person = { wholeMs: 30 * dayMs, idleMs: 7 * dayMs };
const staff = { wholeMs: dayMs, idleMs: 8 * hourMs };

/** How long a session lasts after signing in and after the last activity, in milliseconds. */
const limits = {
  fan: person,
  celebrity: person,
  manager: staff,
  administrator: staff,
} as const satisfies Record<Role, { wholeMs: number; idleMs: number }>;

/** When a session began, and when its user last made a request. */
export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Whether a session of this role has expired: too old, or idle for too long. */
export function isPastLimit(
  role: Role,
  { createdAt, lastSeenAt }: SessionTimes,
  now: Date,
): boolean {
  const { wholeMs, idleMs } = limits[role];
  const age = now.getTime() - createdAt.getTime();
  return age >= wholeMs || now.getTime() - lastSeenAt.getTime() >= idleMs;
}
