import { pdfAnswer } from '#app/server/payments/files/pdf-answer.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import {
  actorOfRequest,
  privateFileAnswer,
} from '#app/server/payments/files/private-file-answer.server.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';
import { isMonth } from '#domain/payout/statement-month.ts';

import { openPayoutDesk } from './payout-desk.server.ts';
import { monthStatement, statementOf } from './payout-statement.server.ts';

/**
 * GET: the own statement of a month, `?month=2026-05&locale=en`, as CSV, or as PDF with `&format=pdf`: 200, 401, 403,
 * 404, and 429 for too many PDFs.
 */
export function answerWithStatement(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('month') ?? '';
  const month = isMonth(asked) ? asked : 'none';
  const language = searchParams.get('locale') ?? '';
  const locale = isLocale(language) ? language : defaultLocale;
  if (searchParams.get('format') === 'pdf') {
    return pdfAnswer(
      async (user) => ({
        statement: await monthStatement(await openPayoutDesk(), user, month),
        celebrity: user.name,
      }),
      async ({ statement, celebrity }) => {
        // Fonts and the library are loaded by the first who asks.
        const { statementPdf } = await import('./statement-pdf.server.ts');
        const facts = { month, celebrity, locale, siteName: await siteName(), now: new Date() };
        return statementPdf(statement, facts);
      },
    );
  }
  return privateFileAnswer(`statement-${month}.csv`, 'text/csv; charset=utf-8', async () =>
    statementOf(await openPayoutDesk(), await actorOfRequest(), month, locale),
  );
}
