import { createHmac } from 'node:crypto';

import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { networkOf } from '#app/platform/request/network-of.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { addReport } from '#app/server/reports/store/add-report.server.ts';
import { AppError } from '#domain/app-error.ts';
import { needsReporter, type Report, type ReportTarget } from '#domain/report/report.ts';
import type { Locale } from '#domain/locale.ts';
import type { Actor } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { readReportTarget } from './read-target.server.ts';
import { reporterAsRecipient, type ReportDesk } from './report-desk.server.ts';
import { receiptMail } from './report-mails.server.ts';

/** A report as submitted, with its sender. */
export interface SentReport {
  readonly target: ReportTarget;
  readonly report: Report;
  /** Null for a visitor. */
  readonly reader: Pick<User, 'id' | 'role' | 'name'> | null;
  /** Who may see the subject, if it is not the sender; then the sender is not told what it is. */
  readonly readAs?: Actor;
  /** The network address that it was sent from. */
  readonly address: string;
  readonly locale: Locale;
}

/** The reporter, as a keyed hash of this installation: allows one open report per reporter and target. */
function keyOf({ reader, report, address }: SentReport): string {
  const mail = report.email.toLowerCase();
  const who = reader
    ? `person ${reader.id}`
    : mail === ''
      ? `network ${networkOf(address)}`
      : `mail ${mail}`;
  return createHmac('sha256', purposeKey('report')).update(who).digest('base64url');
}

/** @throws AppError `invalid_input` if the reason requires a name and an address and they are missing */
function demandReporter({ reader, report }: SentReport): void {
  if (reader || !needsReporter(report.reason)) return;
  const missing = (['name', 'email'] as const).filter((field) => report[field] === '');
  if (missing.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(missing.map((field) => [field, 'required'])),
  });
}

/**
 * Stores a report and queues its receipt.
 * @returns its number; null if this reporter has an open one for the same target
 * @throws AppError `not_found`, `invalid_input`, `too_many_requests` with the wait
 */
export async function sendReport(desk: ReportDesk, sent: SentReport): Promise<number | null> {
  const { target, report, reader, locale } = sent;
  demandReporter(sent);
  const { snapshot, celebrityId } = await readReportTarget(target, locale, sent.readAs ?? reader);
  const retryAfter =
    (await desk.limits.attempt('reportsPerAddress', sent.address)) ??
    (reader && (await desk.limits.attempt('reportsPerPerson', String(reader.id))));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  const name = reader ? reader.name : report.name;
  const email = reader ? '' : report.email;
  const reporter = { personId: reader?.id ?? null, name, email, locale, key: keyOf(sent) };
  const { reason, explanation } = report;
  const isWrittenTo =
    reader !== null || (email !== '' && (await desk.limits.take('reportMailPerEmail', email)));
  const recipient = isWrittenTo
    ? await reporterAsRecipient({ reporterId: reporter.personId, reporterEmail: email, locale })
    : null;
  const site = await desk.site();
  const thing = { kind: target.kind, title: sent.readAs ? '' : snapshot.title };
  const number = await desk.database.transaction(async (own) => {
    const id = await addReport(
      own,
      { target, celebrityId, snapshot, reason, explanation, reporter },
      desk.now(),
    );
    if (id !== null && recipient)
      await desk.queue.put(await writeMail(recipient, receiptMail(id, thing), site), own);
    return id;
  });
  if (number !== null) tellStale('reports', []);
  return number;
}
