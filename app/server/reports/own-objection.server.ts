import { tellStale } from '#app/platform/cache/stale-lists.ts';
import {
  decisionByToken,
  readDecision,
  statementOf,
  type StoredDecision,
} from '#app/server/reports/store/report-decisions.server.ts';
import { addObjection } from '#app/server/reports/store/add-objection.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { OwnStatement } from '#domain/report/report-views.ts';
import { isInTimeForObjection, objectionDays } from '#domain/report/objection.ts';
import { type ReportDesk } from './report-desk.server.ts';

async function followed(desk: ReportDesk, token: string, address: string): Promise<StoredDecision> {
  const retryAfter = await desk.limits.attempt('statementPerAddress', address);
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  const decision = await decisionByToken(desk.database, token);
  if (!decision) throw new AppError('link_expired');
  return decision;
}

function ownStatement(decision: StoredDecision, now: Date): OwnStatement {
  const { decidedAt, objectedAt, action } = decision;
  const isInTime = decidedAt !== null && isInTimeForObjection(decidedAt, now);
  return {
    statement: { ...statementOf(decision), decidedBy: null },
    mayObject: isInTime && objectedAt === null && action !== 'none',
  };
}

/** Reads a statement of reasons with the secret from its mail. @throws AppError `link_expired`, `too_many_requests` */
export async function readOwnStatement(
  desk: ReportDesk,
  token: string,
  address: string,
): Promise<OwnStatement> {
  return ownStatement(await followed(desk, token, address), desk.now());
}

/**
 * Stores the only objection to a decision.
 * @throws AppError `link_expired`, `report_moved_on` when there was one already, or it is too late
 */
export async function objectTo(
  desk: ReportDesk,
  { token, objection }: { readonly token: string; readonly objection: string },
  address: string,
): Promise<OwnStatement> {
  const { id } = await followed(desk, token, address);
  const now = desk.now();
  const since = new Date(now.getTime() - objectionDays * 86_400_000);
  if (!(await addObjection(desk.database, { id, objection, since }, now)))
    throw new AppError('report_moved_on');
  tellStale('reports', []);
  const objected = await readDecision(desk.database, id);
  if (!objected) throw new AppError('link_expired');
  return ownStatement(objected, now);
}
