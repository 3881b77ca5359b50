import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import {
  decisionsOn,
  readDecision,
  statementOf,
  type StoredDecision,
} from '#app/server/reports/store/report-decisions.server.ts';
import { entryOf, oneOf, readReport, targetOf } from '#app/server/reports/store/reports.server.ts';
import { reportsWith } from './store/list-reports.server.ts';
import { defaultLocale } from '#domain/locale.ts';
import { actionsOf, mayDecideReport, reportActions } from '#domain/report/report-decision.ts';
import type { ReportCase } from '#domain/report/report-case.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';
import { requireManagerRole, mayAnswerObjection } from './report-rights.server.ts';

function interruptedBy(begun: StoredDecision | null, now: Date) {
  if (begun === null || begun.decidedAt !== null || begun.workUntil > now) return null;
  return oneOf(reportActions, begun.action);
}

/** The celebrity's account, without which no store can be closed and the celebrity cannot be mailed. */
async function celebrityOf(id: number | null) {
  const person = id === null ? null : await readCorrespondent(id);
  return { isThere: person !== null && hasStore(person.role), locale: person?.locale ?? null };
}

/** Reads a report with everything needed to decide it. @throws AppError `not_allowed`, `not_found` */
export async function readCase(
  database: Database,
  reader: Actor,
  id: number,
  now: Date,
): Promise<ReportCase> {
  requireManagerRole(reader);
  const report = await readReport(database, id);
  const target = targetOf(report);
  const together = await reportsWith(database, report);
  const begun = report.decisionId === null ? null : await readDecision(database, report.decisionId);
  const decided = begun !== null && begun.decidedAt !== null ? begun : null;
  const earlier = await decisionsOn(database, target, decided?.id ?? null);
  const celebrity = await celebrityOf(report.celebrityId);
  const isObjected = decided !== null && decided.objectedAt !== null && decided.answeredAt === null;
  return {
    ...{ id, target, snapshot: report.snapshot, celebrityId: report.celebrityId },
    celebrityLocale: celebrity.locale ?? defaultLocale,
    entries: together.map(entryOf),
    statement: decided && statementOf(decided),
    earlier: earlier.map(statementOf),
    actions: decided
      ? []
      : actionsOf[target.kind].filter(
          (action) => mayDecideReport(reader, action) && (action !== 'close' || celebrity.isThere),
        ),
    mayAnswer: isObjected && (await mayAnswerObjection(reader, decided)),
    interrupted: interruptedBy(begun, now),
  };
}
