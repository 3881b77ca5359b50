import {
  actorOfRequest,
  privateFileAnswer,
} from '#app/server/payments/files/private-file-answer.server.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';
import { isMonth } from '#domain/payout/statement-month.ts';

import { openPayoutDesk } from './payout-desk.server.ts';
import { statementOf } from './payout-statement.server.ts';

/** GET: the own statement of a month, `?month=2026-05&locale=en`: 200, 401, 403 or 404. */
export function answerWithStatement(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('month') ?? '';
  const month = isMonth(asked) ? asked : 'none';
  const language = searchParams.get('locale') ?? '';
  const locale = isLocale(language) ? language : defaultLocale;
  return privateFileAnswer(`statement-${month}.csv`, 'text/csv; charset=utf-8', async () =>
    statementOf(await openPayoutDesk(), await actorOfRequest(), month, locale),
  );
}
