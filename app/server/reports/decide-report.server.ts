import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import {
  finishDecision,
  keepRemoved,
  type ClaimedDecision,
} from '#app/server/reports/store/report-decisions.server.ts';
import { claimDecision } from './store/claim-decision.server.ts';
import { releaseDecision } from './store/release-decision.server.ts';
import type { reports } from '#app/server/reports/store/report.schema.ts';
import { reportsById, targetOf } from '#app/server/reports/store/reports.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { actionsOf, mayDecideReport, type Decision } from '#domain/report/report-decision.ts';

import { personAsRecipient, reporterAsRecipient, type ReportDesk } from './report-desk.server.ts';
import { decidedMail } from './report-mails.server.ts';
import { statementMail } from './statement-mail.server.ts';
import { removalOf, restrict } from './restrict.server.ts';

type Reports = readonly (typeof reports.$inferSelect)[];

/** Reports of one target that are decided together. @throws AppError `not_found`, `report_moved_on`, `not_allowed` */
async function decidable(
  { database }: ReportDesk,
  { user }: SessionContent,
  { reportIds, decision }: { readonly reportIds: readonly number[]; readonly decision: Decision },
) {
  if (!mayDecideReport(user, decision.action)) throw new AppError('not_allowed');
  const rows = await reportsById(database, reportIds);
  const [first] = rows;
  if (!first || rows.length !== reportIds.length) throw new AppError('not_found');
  const target = targetOf(first);
  const isOne = rows.every(({ kind, targetId }) => kind === first.kind && targetId === target.id);
  if (!isOne || !actionsOf[target.kind].includes(decision.action))
    throw new AppError('not_allowed');
  return { rows, target, celebrityId: first.celebrityId, snapshot: first.snapshot };
}

/** The mails of a decision, written before anything changes, since their recipients are read from the back end. */
async function mailsOf(
  desk: ReportDesk,
  rows: Reports,
  decision: Decision,
  token: string,
): Promise<Mail[]> {
  const [first] = rows;
  if (!first) return [];
  const site = await desk.site();
  const thing = { kind: targetOf(first).kind, title: first.snapshot.title };
  const mails: Mail[] = [];
  const { action } = decision;
  const celebrity =
    action === 'none' ? null : await personAsRecipient(first.celebrityId, first.locale);
  if (celebrity && action !== 'none') {
    const words = statementMail(thing, { ...decision, action }, { token, decidedAt: desk.now() });
    mails.push(await writeMail(celebrity, words, site));
  }
  for (const row of rows) {
    const reporter = await reporterAsRecipient(row);
    if (reporter) mails.push(await writeMail(reporter, decidedMail(row.id, thing, decision), site));
  }
  return mails;
}

/**
 * Decides reports of one target, once: claims them, carries out the restriction with a log entry, and queues the mails
 * when it completes. After a crash in between they can be decided again.
 * @throws AppError `not_found`, `not_allowed`, `report_moved_on`
 */
export async function decideReports(
  desk: ReportDesk,
  session: SessionContent,
  wanted: { readonly reportIds: readonly number[]; readonly decision: Decision },
): Promise<void> {
  const { database, now } = desk;
  const { decision, reportIds } = wanted;
  const { rows, target, celebrityId, snapshot } = await decidable(desk, session, wanted);
  const { title } = snapshot;
  const by = { id: session.user.id, name: session.user.name };
  const claim = await claimDecision(
    database,
    { reportIds, target, celebrityId, title, decision, by },
    now(),
  );
  const restricted = { action: decision.action, target, celebrityId };
  try {
    const mails = await mailsOf(desk, rows, decision, claim.token);
    const removal = await removalOf(restricted, session, claim.removed);
    if (decision.action !== 'none') await keepRemoved(database, claim.id, removal);
    const value = { about: title, action: decision.action };
    const note = { name: 'report-decided', value, actor: session.user, now: now() };
    await changeNoted(database, note, () =>
      restrict(restricted, session, { removal, reason: decision.facts }),
    );
    await finish(desk, claim, mails);
  } catch (error) {
    const isCertain = error instanceof AppError && !isTrouble(error);
    await releaseDecision(database, { id: claim.id, isCertain }, now());
    throw error;
  } finally {
    tellStale('reports', []);
  }
}

async function finish(
  { database, queue, now }: ReportDesk,
  { id }: ClaimedDecision,
  mails: readonly Mail[],
): Promise<void> {
  await database.transaction(async (own) => {
    await finishDecision(own, id, now());
    for (const mail of mails) await queue.put(mail, own);
  });
}
