import type { ReportDesk } from '#app/server/reports/report-desk.server.ts';
import { sendReport, type SentReport } from '#app/server/reports/send-report.server.ts';

import type { GiftDesk } from './gift-desk.server.ts';
import { findReceivedGift } from './received-gift.server.ts';

/**
 * Reports the video of a gift. The team sees the order; the person who reports it is told nothing of it.
 * @returns the report's number, null if it was already reported
 * @throws AppError `not_found`, `invalid_input`, `too_many_requests`
 */
export async function reportGift(
  desks: { readonly gifts: GiftDesk; readonly reports: ReportDesk },
  token: string,
  sent: Omit<SentReport, 'target' | 'readAs'>,
): Promise<number | null> {
  const { gift } = await findReceivedGift(desks.gifts, token, sent.address);
  return sendReport(desks.reports, {
    ...sent,
    target: { kind: 'answer', id: gift.orderId },
    readAs: { id: gift.personId, role: 'fan' },
  });
}
