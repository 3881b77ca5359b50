import { LRUCache } from 'lru-cache';

import { paths } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { AppError } from '#domain/app-error.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { User } from '#domain/account/user.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { readTimeoutMs } from '#app/server/backend/limits.server.ts';
import { openTransport } from '#app/server/composition.server.ts';

import { readCorrespondent } from './accounts.server.ts';
import { roleOfWire } from './wire-roles.ts';

/**
 * What the back end says about a signed-in user: still the account that signed in, or changed since. `unknown` while
 * the back end is unavailable, when nothing can be read or changed there anyway.
 */
export type Standing = 'unchanged' | 'changed' | 'unknown';

/** The signed-in user, with the session's token. */
export interface Holder {
  readonly user: Pick<User, 'id' | 'role'>;
  readonly token: string;
}

/** When each token was last found valid, by the monotonic clock. */
const found = new LRUCache<string, { readonly userId: number; readonly at: number }>({
  max: 20_000,
});
const underWay = new Map<string, Promise<Standing>>();

/** The longest a request waits for this check. */
const longestWaitMs = Math.max(250, readTimeoutMs / 2);

function forget(detail?: string): void {
  for (const [token, { userId }] of found.entries()) {
    if (detail === undefined || String(userId) === detail) found.delete(token);
  }
}

const together = broadcastInvalidation('standings', forget);

/** Makes every process re-check one user, or all users. */
export function forgetStanding(userId?: number): Promise<void> {
  return together(userId === undefined ? undefined : String(userId));
}

/**
 * Compares a session with its account. The embedded back end is asked every time: its tokens carry the account's
 * version. A WordPress is asked once its last response is older than the transport allows (ADR 0065).
 */
export async function standingOf({ user, token }: Holder): Promise<Standing> {
  const { standingAgeMs = 0 } = await openTransport();
  const known = found.get(token);
  if (known && performance.now() - known.at < standingAgeMs) return 'unchanged';
  if (standingAgeMs === 0) return askStanding({ user, token });
  const asked = underWay.get(token) ?? askStanding({ user, token });
  underWay.set(token, asked);
  void asked.finally(() => underWay.delete(token));
  return withinLimit(asked);
}

async function withinLimit(asked: Promise<Standing>): Promise<Standing> {
  const { promise, resolve } = Promise.withResolvers<Standing>();
  const timer = setTimeout(() => resolve('unknown'), longestWaitMs);
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer));
}

/** @param refused what a refused token means */
async function askStanding(
  { user, token }: Holder,
  refused: () => Promise<Standing> = () => afterRefusal({ user, token }),
): Promise<Standing> {
  const at = performance.now();
  try {
    const { id, roles } = await ask(paths.me, {
      as: { token },
      query: { context: 'edit' },
      schema: userSchema,
      refusal: (status) => (status === 401 ? new AppError('session_expired') : null),
    });
    if (roles === undefined) return 'unknown';
    const names = Object.values(roles);
    if (id !== user.id || !names.some((name) => roleOfWire(name) === user.role)) return 'changed';
    found.set(token, { userId: user.id, at });
    return 'unchanged';
  } catch (error) {
    return isSessionGone(error) ? refused() : 'unknown';
  }
}

/**
 * If our service credential is refused too, everyone is, which says nothing about this account. Otherwise the token is
 * checked again, since the back end may have recovered in between.
 */
async function afterRefusal(holder: Holder): Promise<Standing> {
  try {
    await readCorrespondent(holder.user.id);
  } catch {
    return 'unknown';
  }
  return askStanding(holder, () => Promise.resolve('changed'));
}
