import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { assignLine, confirmLines } from '#app/server/bank/confirm-lines.server.ts';
import { findOrdersForLine, readBank } from '#app/server/bank/read-bank.server.ts';
import { returnCredit } from '#app/server/bank/return-credit.server.ts';
import { ignoreLine, reopenLine } from '#app/server/bank/set-aside-line.server.ts';
import type { StoredLine } from '#app/server/bank/store/bank-lines.server.ts';
import { openBankPost, tellFans } from '#app/server/bank/tell-fans.server.ts';
import { matchAgain } from '#app/server/bank/match-again.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { pageNumber } from '#domain/paging/page-param.ts';
import {
  bankLists,
  bookingSchema,
  confirmSchema,
  ignoreSchema,
  lineSchema,
  returnSchema,
} from '#domain/payment/bank-desk/bank-line.ts';

/** A page of one of the bank desk's lists. @throws AppError `not_allowed` */
export const readBankDesk = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ list: v.picklist(bankLists), page: pageNumber }))
  .handler(async ({ context, data }) => readBank(await ownTables(), context.auth.user, data));

/** Orders that a line can be assigned to. @throws AppError `not_allowed` */
export const findOrdersForBankLine = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ find: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }))
  .handler(async ({ context, data }) =>
    findOrdersForLine(await ownTables(), context.auth.user, data.find, Date.now()),
  );

/** Books lines that are certain. @returns what came of each @throws AppError `not_allowed` */
export const confirmBankLines = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(confirmSchema)
  .handler(async ({ context, data }) =>
    confirmLines(await ownTables(), context.auth.user, data.lineIds, () => new Date()),
  );

/**
 * Books one line as a manager decided.
 * @throws AppError `not_allowed`, `not_found`, `line_moved_on`, `order_moved_on`, `amount_differs`
 */
export const assignBankLine = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(bookingSchema)
  .handler(async ({ context, data }) => {
    const database = await ownTables();
    const tell = async (line: StoredLine) => tellFans(database, line, await openBankPost());
    return assignLine(database, context.auth.user, data, () => new Date(), tell);
  });

/** Sets a line aside. @throws AppError `not_allowed`, `line_moved_on` */
export const ignoreBankLine = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(ignoreSchema)
  .handler(async ({ context, data }) =>
    ignoreLine(await ownTables(), context.auth.user, data, new Date()),
  );

/**
 * Undoes what was decided about a line.
 * @throws AppError `not_allowed`, `not_found`, `line_moved_on`, `order_moved_on`
 */
export const reopenBankLine = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(lineSchema)
  .handler(async ({ context, data }) =>
    reopenLine(await ownTables(), context.auth.user, data.lineId, new Date()),
  );

/**
 * Marks that the credit of a line was sent back to its payer.
 * @throws AppError `not_allowed`, `line_moved_on`, `confirmation_required` /
 */
export const returnBankCredit = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(returnSchema)
  .handler(async ({ context, data }) =>
    returnCredit(await ownTables(), context.auth.user, data, new Date()),
  );

/**
 * Matches all open lines anew, and finishes bookings that were interrupted.
 * @throws AppError `not_allowed`, `too_many_requests` /
 */
export const matchBankLines = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .handler(async ({ context }) => {
    const { limits } = await accountsStore();
    return matchAgain(await ownTables(), limits, context.auth.user, () => new Date());
  });
