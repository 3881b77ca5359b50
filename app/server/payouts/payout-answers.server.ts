import { creditTransferFile } from '#app/server/payments/files/credit-transfer-file.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';
import { assertPaysOut, payoutReference, runReference } from '#domain/payout/payout.ts';
import { isMonth } from '#domain/payout/statement-month.ts';

import { openPayoutDesk, type PayoutDesk } from './payout-desk.server.ts';
import { statementOf } from './payout-statement.server.ts';
import { unsealAccount } from './store/payout-accounts.server.ts';
import { findRun } from './store/payout-runs.server.ts';

/**
 * The file of a run for the bank (pain.001), with what was not taken out of it.
 * @throws AppError `not_allowed`, `not_found`
 */
export async function payoutFile(
  { database, site }: Pick<PayoutDesk, 'database' | 'site'>,
  actor: Pick<Actor, 'role'>,
  id: number,
): Promise<string> {
  assertPaysOut(actor);
  const run = await findRun(database, id);
  const kept = run?.payouts.filter(({ state }) => state !== 'dropped') ?? [];
  if (!run || kept.length === 0) throw new AppError('not_found');
  const { name: text } = await site();
  const payments = await Promise.all(
    kept.map(async ({ id: payoutId, cents, currency, sealedAccount }) => {
      const { holder, iban, bic } = await unsealAccount(sealedAccount);
      return {
        endToEndId: payoutReference(payoutId),
        ...{ name: holder, iban, cents, currency },
        ...(bic === '' ? {} : { bic }),
        text: `${text} ${payoutReference(payoutId)}`,
      };
    }),
  );
  const { holder: name, iban, bic } = run.debtor;
  const { createdAt } = run;
  return creditTransferFile({
    messageId: runReference(id),
    createdAt,
    executionDate: createdAt.toISOString().slice(0, 10),
    debtor: { name, iban, ...(bic === '' ? {} : { bic }) },
    payments,
  });
}

async function actorOf(): Promise<Actor> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  return session.user;
}

/** A file to download that no cache keeps, or the refusal as JSON. */
async function fileAnswer(
  name: string,
  type: string,
  write: () => Promise<string>,
): Promise<Response> {
  try {
    const body = await write();
    return new Response(body, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}"`,
        'content-type': type,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}

/** GET: the file of a run for the bank, for those who run the shop: 200, 401, 403 or 404. */
export function answerWithPayoutFile(runId: string): Promise<Response> {
  const id = /^[1-9]\d{0,8}$/.test(runId) ? Number(runId) : 0;
  return fileAnswer(`payouts-${id}.xml`, 'application/xml; charset=utf-8', async () =>
    payoutFile(await openPayoutDesk(), await actorOf(), id),
  );
}

/** GET: the own statement of a month, `?month=2026-05&locale=en`: 200, 401, 403 or 404. */
export function answerWithStatement(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('month') ?? '';
  const month = isMonth(asked) ? asked : 'none';
  const language = searchParams.get('locale') ?? '';
  const locale = isLocale(language) ? language : defaultLocale;
  return fileAnswer(`statement-${month}.csv`, 'text/csv; charset=utf-8', async () =>
    statementOf(await openPayoutDesk(), await actorOf(), month, locale),
  );
}
