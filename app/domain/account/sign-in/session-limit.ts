import type { Role } from '../role.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

const person = { wholeMs: 30 * dayMs, idleMs: 7 * dayMs };
const staff = { wholeMs: dayMs, idleMs: 8 * hourMs };

/** How long a session lasts after signing in, and after its person was last seen, in milliseconds. */
const limits = {
  fan: person,
  celebrity: person,
  manager: staff,
  administrator: staff,
} as const satisfies Record<Role, { wholeMs: number; idleMs: number }>;

/** When a session began, and when its person last asked for something. */
export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Whether a session of this role is over: too old, or left alone for too long. */
export function isPastLimit(
  role: Role,
  { createdAt, lastSeenAt }: SessionTimes,
  now: Date,
): boolean {
  const { wholeMs, idleMs } = limits[role];
  const age = now.getTime() - createdAt.getTime();
  return age >= wholeMs || now.getTime() - lastSeenAt.getTime() >= idleMs;
}
