import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { readReportTarget as readTarget } from '#app/server/reports/read-target.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { visitor, type Visitor } from '#app/server/sessions/visitor.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { pageNumber } from '#domain/paging/page-param.ts';
import { ownReportSchema, reportTargetSchema } from '#domain/report/report.ts';
import { reportListSchema } from '#domain/report/report-list.ts';
import { decisionSchema } from '#domain/report/report-decision.ts';
import { objectionAnswerSchema, objectionSchema } from '#domain/report/objection.ts';
import { locales } from '#domain/locale.ts';

import { openGiftDesk } from '#app/server/gifts/gift-desk.server.ts';
import { reportGift } from '#app/server/gifts/report-gift.server.ts';
import { giftTokenSchema } from '#domain/gift/gift.ts';
import { decideReports } from '#app/server/reports/decide-report.server.ts';
import { answerObjection } from '#app/server/reports/objections.server.ts';
import { objectTo, readOwnStatement } from '#app/server/reports/own-objection.server.ts';
import { openReportDesk } from '#app/server/reports/report-desk.server.ts';
import { readQueue } from '#app/server/reports/report-queue.server.ts';
import { readCase } from '#app/server/reports/read-case.server.ts';
import { sendReport } from '#app/server/reports/send-report.server.ts';

const locale = v.picklist(locales);
const reportId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));
const token = v.pipe(v.string(), v.maxLength(100));

/** Staff who have not used a second factor yet report as visitors do. */
function readerOf(auth: Visitor) {
  return auth.kind === 'person' && !auth.lacksSecondFactor ? auth.user : null;
}

/** The subject of a new report, as the reporter sees it. @throws AppError `not_found` */
export const readReportTarget = createServerFn({ method: 'GET' })
  .middleware([visitor])
  .validator(v.object({ target: reportTargetSchema, locale }))
  .handler(async ({ context, data }) => {
    const reader = readerOf(context.auth);
    const { snapshot } = await readTarget(data.target, data.locale, reader);
    return { snapshot, reporterName: reader?.name ?? null };
  });

/**
 * Reports something.
 * @returns its number, null if it was already reported
 * @throws AppError `not_found`, `invalid_input`, `too_many_requests`
 */
export const reportThing = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator(v.object({ target: reportTargetSchema, report: ownReportSchema, locale }))
  .handler(async ({ context, data }) => {
    const reader = readerOf(context.auth);
    const desk = await openReportDesk();
    return { number: await sendReport(desk, { ...data, reader, address: peerAddress() }) };
  });

/**
 * Reports a gift by its link, without an account.
 * @returns its number, null if it was already reported
 * @throws AppError `not_found`, `invalid_input`, `too_many_requests`
 */
export const reportReceivedGift = createServerFn({ method: 'POST' })
  .validator(v.object({ token: giftTokenSchema, report: ownReportSchema, locale }))
  .handler(async ({ data: { token, ...sent } }) => {
    const desks = { gifts: await openGiftDesk(), reports: await openReportDesk() };
    const address = peerAddress();
    return { number: await reportGift(desks, token, { ...sent, reader: null, address }) };
  });

/** A page of the reports. @throws AppError `not_allowed` */
export const readReports = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ list: reportListSchema, page: pageNumber }))
  .handler(async ({ context, data }) => readQueue(await ownTables(), context.auth.user, data));

/** One report with everything needed for the decision. @throws AppError `not_allowed`, `not_found` */
export const readReportCase = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ id: reportId }))
  .handler(async ({ context, data }) =>
    readCase(await ownTables(), context.auth.user, data.id, new Date()),
  );

/** Decides the reports about one thing. @throws AppError `not_allowed`, `not_found`, `report_moved_on` */
export const decideReport = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      reportIds: v.pipe(v.array(reportId), v.minLength(1), v.maxLength(50)),
      decision: decisionSchema,
    }),
  )
  .handler(async ({ context, data }) => decideReports(await openReportDesk(), context.auth, data));

/** A statement of reasons by the secret from its email. @throws AppError `link_expired`, `too_many_requests` */
export const readStatement = createServerFn({ method: 'POST' })
  .validator(v.object({ token }))
  .handler(async ({ data }) => readOwnStatement(await openReportDesk(), data.token, peerAddress()));

/** Objects to a decision. @throws AppError `link_expired`, `report_moved_on`, `too_many_requests` */
export const objectToDecision = createServerFn({ method: 'POST' })
  .validator(v.object({ token, ...objectionSchema.entries }))
  .handler(async ({ data }) => objectTo(await openReportDesk(), data, peerAddress()));

/** Responds to an objection. @throws AppError `not_allowed`, `not_found`, `report_moved_on` */
export const answerToObjection = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ reportId, ...objectionAnswerSchema.entries }))
  .handler(async ({ context, data }) =>
    answerObjection(await openReportDesk(), context.auth, data),
  );
