import { renewToken, revokeOtherTokens } from '#app/server/backend/refresh-token.server.ts';
import { isRefreshDue } from '#app/machines/credential.ts';
import { env } from '#app/platform/settings/env.server.ts';
import {
  claimRenewal,
  endRenewal,
  findSession,
  refuseRenewal,
  type SessionRow,
} from './store/sessions.server.ts';
import { isPastLimit } from '#domain/account/sign-in/session-limit.ts';
import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';

import { sessionKeys } from './key-ring.server.ts';
import { seal, unseal } from './seal.server.ts';

/** Longer than a call to the back end may take: the lease of a process that died is taken over after it. */
const leaseMs = 2 * env.BACKEND_TIMEOUT_MS + 5_000;
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
  const known = standing(await findSession(idHash, now), now);
  if (known) return known;
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
    const isOver = await refuseRenewal(row.idHash, until);
    return isOver ? renewal : afterLostLease(row.idHash, now);
  }
  if (renewal.kind !== 'renewed' || !content) {
    await endRenewal(row.idHash, until, null);
    return { kind: renewal.kind === 'renewed' ? 'refused' : renewal.kind };
  }
  const { token, expiresAt } = renewal;
  const user = { ...content.user, role: renewal.role ?? content.user.role };
  const sealed = await seal({ user, token }, sessionKeys());
  const kept = await endRenewal(row.idHash, until, { sealed, expiresAt });
  return kept
    ? { kind: 'renewed', expiresAt: expiresAt.getTime() }
    : afterLostLease(row.idHash, now);
}

/** What is known of a session as it lies in the tables; null while it still is to be renewed. */
function standing(row: SessionRow | null, now: Date): SessionRenewal | null {
  if (!row) return { kind: 'refused' };
  return isDue(row, now) ? null : { kind: 'renewed', expiresAt: row.expiresAt.getTime() };
}

/**
 * Our answer came so late that another process had taken the lease over: what it makes of the session counts. Anyone
 * who signed out meanwhile is not signed in again, and no one is signed out because we were slow.
 */
async function afterLostLease(idHash: string, now: Date): Promise<SessionRenewal> {
  return standing(await findSession(idHash, now), now) ?? { kind: 'unreachable' };
}

/**
 * Ends every token of a session's account, and puts a new one into the session. Where the back end cannot, the session
 * goes on with the token it has.
 */
export async function renewAlone(idHash: string, now: Date = new Date()): Promise<void> {
  const until = new Date(now.getTime() + leaseMs);
  const claimed = await claimRenewal(idHash, now, until);
  if (claimed) await renewClaimed(claimed, now, until, revokeOtherTokens);
}

/** The row of a session once no request is renewing it; null where the session has ended. */
export async function rowAfterRenewal(idHash: string, now: Date): Promise<SessionRow | null> {
  for (let waited = 0; ; waited += lookAgainMs) {
    const row = await findSession(idHash, now);
    if (!row?.renewingUntil || row.renewingUntil <= now || waited >= leaseMs) return row;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

/** Looks at the row until the other process is done with it. */
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
