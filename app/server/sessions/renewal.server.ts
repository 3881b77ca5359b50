import type { renewToken } from '#app/server/backend/refresh-token.server.ts';
import { revokeOtherTokens } from '#app/server/backend/refresh-token.server.ts';
import { isRefreshDue } from '#app/machines/credential.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { findSession, refuseRenewal, type SessionRow } from './store/sessions.server.ts';
import { claimRenewal, endRenewal } from './store/claim-renewal.server.ts';
import { isPastLimit } from '#domain/account/sign-in/session-limit.ts';
import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';

import { sessionKeys } from './key-ring.server.ts';
import { seal, unseal } from './seal.server.ts';

/** Longer than a call to the back end may take; after it the lease of a crashed process is taken over. */
export const leaseMs = 2 * env.BACKEND_TIMEOUT_MS + 5_000;
export const lookAgainMs = 100;

export function isDue({ expiresAt }: SessionRow, now: Date): boolean {
  const credential = { token: '', userId: null, expiresAt: expiresAt.getTime() };
  return isRefreshDue(credential, now.getTime());
}

export async function renewClaimed(
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

/** The state of a session according to its row; null while it still needs renewal. */
export function standing(row: SessionRow | null, now: Date): SessionRenewal | null {
  if (!row) return { kind: 'refused' };
  return isDue(row, now) ? null : { kind: 'renewed', expiresAt: row.expiresAt.getTime() };
}

/**
 * Our response came so late that another process had taken over the lease; its result counts. A user who signed out
 * meanwhile is not signed in again, and no one is signed out because we were slow.
 */
async function afterLostLease(idHash: string, now: Date): Promise<SessionRenewal> {
  return standing(await findSession(idHash, now), now) ?? { kind: 'unreachable' };
}

/**
 * Ends every token of a session's account, and stores a new one in the session. If the back end cannot, the session
 * keeps the token it has.
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
