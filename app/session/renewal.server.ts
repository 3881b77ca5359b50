import { renewToken } from '#app/gateway/refresh.server.ts';
import { isRefreshDue } from '#app/machines/credential.ts';
import {
  claimRenewal,
  endRenewal,
  findSession,
  removeSession,
  type SessionRow,
} from '#app/store/sessions.server.ts';
import { isPastLimit } from '#domain/session-limit.ts';

import { sessionKeys } from './key-ring.server.ts';
import { seal, unseal } from './seal.server.ts';

/** What became of renewing a session; `expiresAt` in milliseconds since the epoch, UTC. */
export type SessionRenewal =
  | { readonly kind: 'renewed'; readonly expiresAt: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'not-refreshable' }
  | { readonly kind: 'unreachable' };

/** Longer than a call to the back end may take: the lease of a process that died is taken over after it. */
const leaseMs = 15_000;
const lookAgainMs = 100;

const underWay = new Map<string, Promise<SessionRenewal>>();

/**
 * Renews the token of a session when five minutes or less remain of it. Of all requests that find it due one asks the
 * back end and the others wait for it: in this process for the same promise, in others for the lease on the row. No
 * transaction is open meanwhile. A session that is too old for its role is not renewed; a renewed one has the role that
 * the back end gives the person now.
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

function isDue({ expiresAt }: SessionRow, now: Date): boolean {
  const credential = { token: '', userId: null, expiresAt: expiresAt.getTime() };
  return isRefreshDue(credential, now.getTime());
}

async function renew(
  idHash: string,
  now: Date,
  exchange: typeof renewToken,
): Promise<SessionRenewal> {
  const row = await findSession(idHash, now);
  if (!row) return { kind: 'refused' };
  if (!isDue(row, now)) return { kind: 'renewed', expiresAt: row.expiresAt.getTime() };
  const until = new Date(now.getTime() + leaseMs);
  const claimed = await claimRenewal(idHash, now, until);
  if (!claimed) return waitForOther(idHash, now);
  if (isDue(claimed, now)) return renewClaimed(claimed, now, until, exchange);
  // Another process was done between our look and our claim.
  await endRenewal(idHash, until, null);
  return { kind: 'renewed', expiresAt: claimed.expiresAt.getTime() };
}

async function renewClaimed(
  row: SessionRow,
  now: Date,
  until: Date,
  exchange: typeof renewToken,
): Promise<SessionRenewal> {
  const content = await unseal(row.sealed, sessionKeys());
  const mayGoOn = content && !isPastLimit(content.user.role, row, now);
  const renewal = mayGoOn ? await exchange(content.token) : ({ kind: 'refused' } as const);
  if (renewal.kind === 'refused') {
    await removeSession(row.idHash);
    return renewal;
  }
  if (renewal.kind !== 'renewed' || !content) {
    await endRenewal(row.idHash, until, null);
    return { kind: renewal.kind === 'renewed' ? 'refused' : renewal.kind };
  }
  const { token, expiresAt } = renewal;
  const user = { ...content.user, role: renewal.role ?? content.user.role };
  const sealed = await seal({ user, token }, sessionKeys());
  // Whoever signed out meanwhile is not signed in again by the answer.
  const kept = await endRenewal(row.idHash, until, { sealed, expiresAt });
  return kept ? { kind: 'renewed', expiresAt: expiresAt.getTime() } : { kind: 'refused' };
}

/** Looks at the row until the other process is done with it. */
async function waitForOther(idHash: string, now: Date): Promise<SessionRenewal> {
  for (let waited = 0; waited < leaseMs; waited += lookAgainMs) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    const row = await findSession(idHash, now);
    if (!row) return { kind: 'refused' };
    if (!isDue(row, now)) return { kind: 'renewed', expiresAt: row.expiresAt.getTime() };
    if (row.renewingUntil === null) break;
  }
  return { kind: 'unreachable' };
}
