import type { CreditTransfer } from '#app/server/payments/files/credit-transfer-file.server.ts';
import {
  actorOfRequest,
  privateFileAnswer,
} from '#app/server/payments/files/private-file-answer.server.ts';
import { runFile } from '#app/server/payments/files/run-file.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { assertRefunds, refundReference, refundRunReference } from '#domain/refund/refund.ts';

import { openRefundDesk, type RefundDesk } from './refund-desk.server.ts';
import { areStillDue } from './still-due.server.ts';
import { unsealRefundAccount } from './store/refund-accounts.server.ts';
import { findRefundRun } from './store/refund-runs.server.ts';

/**
 * The file of a run for the bank (pain.001), with what was not taken out of it.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on` while an order in it is owed nothing any more
 */
export async function refundFile(
  { database, site }: Pick<RefundDesk, 'database' | 'site'>,
  actor: Pick<Actor, 'role'>,
  id: number,
): Promise<string> {
  assertRefunds(actor);
  const run = await findRefundRun(database, id);
  const kept = run?.refunds.filter(({ state }) => state !== 'dropped') ?? [];
  if (!run || kept.length === 0) throw new AppError('not_found');
  if (!(await areStillDue(kept))) throw new AppError('refund_moved_on');
  const { name: shop } = await site();
  const payments = await Promise.all(
    kept.map(async (refund): Promise<CreditTransfer> => {
      const { holder: name, iban } = await unsealRefundAccount(refund.sealedAccount);
      const { cents, currency } = refund;
      const endToEndId = refundReference(refund);
      return { ...{ endToEndId, name, iban, cents, currency }, text: `${shop} ${endToEndId}` };
    }),
  );
  return runFile(run, refundRunReference(id), payments);
}

/** GET: the file of a run for the bank, for those who run the shop: 200, 401, 403, 404 or 409. */
export function answerWithRefundFile(runId: string): Promise<Response> {
  const id = /^[1-9]\d{0,8}$/.test(runId) ? Number(runId) : 0;
  return privateFileAnswer(`refunds-${id}.xml`, 'application/xml; charset=utf-8', async () =>
    refundFile(await openRefundDesk(), await actorOfRequest(), id),
  );
}
