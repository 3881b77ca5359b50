import { renewToken } from '#app/server/backend/refresh-token.server.ts';
import { findSession } from './store/sessions.server.ts';
import { claimRenewal, endRenewal } from './store/claim-renewal.server.ts';
import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';
import { leaseMs, lookAgainMs, isDue, renewClaimed, standing } from './renewal.server.ts';

const underWay = new Map<string, Promise<SessionRenewal>>();

/**
 * Renews the token of a session when five minutes or less remain of it. If several requests find it due, one calls the
 * back end and the others wait: in this process for the same promise, in other processes for the lease on the row. No
 * transaction is open meanwhile. A session past the limit for its role is not renewed; a renewed one gets the role that
 * the back end reports now.
 * @param idHash hash of the session's id
 */
export function renewSession(
  idHash: string,
  now: Date = new Date(),
  exchange: typeof renewToken = renewToken,
): Promise<SessionRenewal> {
  const running = underWay.get(idHash);
  if (running) return running;
  const renewal = renew(idHash, now, exchange).finally(() => underWay.delete(idHash));
  underWay.set(idHash, renewal);
  return renewal;
}

async function renew(
  idHash: string,
  now: Date,
  exchange: typeof renewToken,
): Promise<SessionRenewal> {
  const known = standing(await findSession(idHash, now), now);
  if (known) return known;
  const until = new Date(now.getTime() + leaseMs);
  const claimed = await claimRenewal(idHash, now, until);
  if (!claimed) return waitForOther(idHash, now);
  if (isDue(claimed, now)) return renewClaimed(claimed, now, until, exchange);
  // Another process finished between our read and our claim.
  await endRenewal(idHash, until, null);
  return { kind: 'renewed', expiresAt: claimed.expiresAt.getTime() };
}

/** Polls the row until the other process is done with it. */
async function waitForOther(idHash: string, now: Date): Promise<SessionRenewal> {
  for (let waited = 0; waited < leaseMs; waited += lookAgainMs) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    const row = await findSession(idHash, now);
    const known = standing(row, now);
    if (known) return known;
    if (row?.renewingUntil === null) break;
  }
  return { kind: 'unreachable' };
}
