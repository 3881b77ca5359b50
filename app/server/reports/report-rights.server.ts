import { listTeam } from '#app/server/backend/people/accounts.server.ts';
import type { StoredDecision } from '#app/server/reports/store/report-decisions.server.ts';
import { AppError } from '#domain/app-error.ts';
import {
  mayDecideReport,
  reportActions,
  type ReportAction,
} from '#domain/report/report-decision.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';

/** Managers read and decide reports. @throws AppError `not_allowed` */
export function requireManagerRole(actor: Pick<Actor, 'role'>): void {
  if (!actsAs(actor, 'manager')) throw new AppError('not_allowed');
}

/**
 * Whether this actor may decide on an objection: someone who may make such a decision and did not make this one, unless
 * there is no one else.
 */
export async function mayAnswerObjection(
  actor: Actor,
  { action: stored, decidedById }: Pick<StoredDecision, 'action' | 'decidedById'>,
): Promise<boolean> {
  const action: ReportAction = reportActions.find((known) => known === stored) ?? 'close';
  if (!mayDecideReport(actor, action)) return false;
  if (actor.id !== decidedById) return true;
  const team = await listTeam();
  return !team.some((person) => person.id !== decidedById && mayDecideReport(person, action));
}
