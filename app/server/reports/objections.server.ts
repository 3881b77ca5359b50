import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import {
  readDecision,
  type StoredDecision,
} from '#app/server/reports/store/report-decisions.server.ts';
import {
  claimAnswer,
  finishAnswer,
  releaseAnswer,
} from '#app/server/reports/store/report-objections.server.ts';
import { oneOf, readReport, targetOf } from '#app/server/reports/store/reports.server.ts';
import { reportsWith } from './store/list-reports.server.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale } from '#domain/locale.ts';
import { reportActions } from '#domain/report/report-decision.ts';
import { type ObjectionAnswer } from '#domain/report/objection.ts';

import { personAsRecipient, reporterAsRecipient, type ReportDesk } from './report-desk.server.ts';
import { liftedMail, objectionMail } from './report-mails.server.ts';
import { requireManagerRole, mayAnswerObjection } from './report-rights.server.ts';
import { lift } from './restrict.server.ts';

async function mailsOf(
  desk: ReportDesk,
  reportId: number,
  decision: StoredDecision,
  { outcome, answer }: ObjectionAnswer,
): Promise<Mail[]> {
  const site = await desk.site();
  const thing = { kind: targetOf(decision).kind, title: decision.title };
  const mails: Mail[] = [];
  const celebrity = await personAsRecipient(decision.celebrityId, defaultLocale);
  if (celebrity) {
    mails.push(await writeMail(celebrity, objectionMail(thing, outcome, answer), site));
  }
  if (outcome === 'kept') return mails;
  const rows = await reportsWith(desk.database, await readReport(desk.database, reportId));
  for (const row of rows) {
    const reporter = await reporterAsRecipient(row);
    if (reporter) mails.push(await writeMail(reporter, liftedMail(row.id, thing, answer), site));
  }
  return mails;
}

/**
 * Decides on the objection to a decision, once; if it is upheld, the restriction is lifted.
 * @throws AppError `not_found`, `not_allowed`, `report_moved_on`
 */
export async function answerObjection(
  desk: ReportDesk,
  session: SessionContent,
  { reportId, ...answered }: ObjectionAnswer & { readonly reportId: number },
): Promise<void> {
  const { database, queue, now } = desk;
  requireManagerRole(session.user);
  const { decisionId } = await readReport(database, reportId);
  const decision = decisionId === null ? null : await readDecision(database, decisionId);
  if (!decision || decision.objectedAt === null) throw new AppError('not_found');
  if (!(await mayAnswerObjection(session.user, decision))) throw new AppError('not_allowed');
  const { id, celebrityId, title, removed } = decision;
  const by = { id: session.user.id, name: session.user.name };
  await claimAnswer(database, { ...answered, id, by }, now());
  try {
    const mails = await mailsOf(desk, reportId, decision, answered);
    const { outcome } = answered;
    const restricted = {
      action: oneOf(reportActions, decision.action),
      target: targetOf(decision),
      celebrityId,
    };
    const value = { about: title, outcome };
    const note = { name: 'report-objection', value, actor: session.user, now: now() };
    await changeNoted(database, note, async () => {
      if (outcome === 'lifted' && removed) await lift(restricted, session, removed);
    });
    await database.transaction(async (own) => {
      await finishAnswer(own, { id, by }, now());
      for (const mail of mails) await queue.put(mail, own);
    });
  } catch (error) {
    await releaseAnswer(database, id, by);
    throw error;
  } finally {
    tellStale('reports', []);
  }
}
