import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { AppError } from '#domain/app-error.ts';
import { isNoNetwork } from '#app/platform/browser/no-network.ts';
import type { BankList } from '#domain/payment/bank-desk/bank-line.ts';
import type { MatchReason } from '#domain/payment/matching/line-match.ts';
import type { CsvEncoding, CsvRole, DateOrder } from '#domain/payment/statement/csv-layout.ts';
import type { StatementProblemCode } from '#domain/payment/statement/statement-problem.ts';

export const bankListName = {
  certain: msg`Certain`,
  likely: msg`Likely`,
  unclear: msg`Unclear`,
  partial: msg`Partial payments`,
  over: msg`Overpaid`,
  double: msg`Paid twice`,
  currency: msg`Wrong currency`,
  cancelled: msg`For cancelled orders`,
  'not-ours': msg`Nothing found`,
  unfinished: msg`Interrupted`,
  part: msg`Waiting for the rest`,
  credit: msg`To send back`,
  returned: msg`Sent back`,
  booked: msg`Booked`,
  ignored: msg`Set aside`,
} as const satisfies Record<BankList, MessageDescriptor>;

/** What a list holds and what to do with it, above its rows. */
export const bankListHint = {
  certain: msg`Reference and amount agree. You can confirm these payments together.`,
  likely: msg`One order stands out, but no reference proves it. Please check each payment.`,
  unclear: msg`Several orders could be meant, or little agrees. Please choose the order.`,
  partial: msg`Less came in than was due. Assign the money; the order stays open until the rest arrives.`,
  over: msg`More came in than was due. The rest goes on the list to send back.`,
  double: msg`These orders are paid already. The money goes back to the payer.`,
  currency: msg`This money didn’t come in euros. It can’t pay an order, so it goes back.`,
  cancelled: msg`These orders were cancelled. Book the money, and a refund becomes due.`,
  'not-ours': msg`No order fits, or the money went out. Assign a payment yourself, or set it aside.`,
  unfinished: msg`These bookings were interrupted. Match again to finish them.`,
  part: msg`These parts are assigned. When the rest comes in, the order is paid.`,
  credit: msg`This money isn’t ours. Send it back to the payer, then mark it as sent back.`,
  returned: msg`This money went back to its payer.`,
  booked: msg`These payments are booked.`,
  ignored: msg`These lines were set aside. You can take them up again.`,
} as const satisfies Record<BankList, MessageDescriptor>;

export const matchReasonText = {
  reference: msg`Payment reference`,
  checkout: msg`Reference of the whole purchase`,
  number: msg`Order number`,
  amount: msg`Amount`,
  sum: msg`Sum of the orders`,
  name: msg`Name`,
  'part-of-name': msg`Part of the name`,
} as const satisfies Record<MatchReason, MessageDescriptor>;

/** Why a file was refused. */
export const statementProblemText = {
  empty: msg`The file is empty.`,
  'too-large': msg`The file is larger than 20 MB.`,
  archive: msg`This is an archive or a spreadsheet. Unpack it, or save it as CSV.`,
  pdf: msg`This is a PDF. Download the statement as camt.053, MT940 or CSV.`,
  'unknown-format': msg`This isn’t a bank statement we can read. We read camt.053, camt.054, MT940 and CSV.`,
  doctype: msg`This file isn’t a bank statement: it declares a document type.`,
  'broken-xml': msg`The file is damaged. Download it from your bank again.`,
  intraday: msg`This is a report on the current day, which can still change. Download the statement of booked payments.`,
  'bad-date': msg`A date can’t be read.`,
  'bad-amount': msg`An amount can’t be read.`,
  'no-currency': msg`A currency is missing.`,
  'bad-line': msg`A booking can’t be read.`,
  'bad-row': msg`A row of the table can’t be read.`,
  'too-many': msg`The file has more than 100,000 bookings. Download a shorter period.`,
  'repeated-number': msg`The column you chose for the bank’s number has the same value twice. It can’t tell payments apart, so leave it out.`,
  'bad-layout': msg`The columns don’t fit this file.`,
} as const satisfies Record<StatementProblemCode, MessageDescriptor>;

export const csvRoleName = {
  bookedAt: msg`Date`,
  valueDate: msg`Value date`,
  amount: msg`Amount`,
  credit: msg`Money in`,
  debit: msg`Money out`,
  direction: msg`In or out`,
  currency: msg`Currency`,
  payerName: msg`Payer’s name`,
  payerIban: msg`Payer’s account`,
  text: msg`Message`,
  reference: msg`Payment reference`,
  bankReference: msg`The bank’s number`,
  accountIban: msg`Our account`,
  status: msg`Booked or pending`,
} as const satisfies Record<CsvRole, MessageDescriptor>;

export const dateOrderName = {
  dmy: msg`Day, month, year`,
  mdy: msg`Month, day, year`,
  ymd: msg`Year, month, day`,
} as const satisfies Record<DateOrder, MessageDescriptor>;

export const encodingName = {
  'utf-8': msg`Unicode`,
  'windows-1252': msg`Western European`,
  'windows-1253': msg`Greek`,
  'windows-1251': msg`Cyrillic`,
  'windows-1254': msg`Turkish`,
} as const satisfies Record<CsvEncoding, MessageDescriptor>;

export const layoutProblemText = {
  'no-date': msg`Choose the column with the date.`,
  'no-amount': msg`Choose the column with the amount.`,
  twice: msg`Two columns have the same meaning. Change one of them.`,
} as const;

const failures = {
  amount_differs: msg`The amounts don’t add up. Nothing was booked.`,
  order_moved_on: msg`An order has changed in the meantime. Nothing was booked.`,
  line_moved_on: msg`Someone else has already decided on this payment.`,
  not_allowed: msg`This can’t be undone here: the money has moved on.`,
  too_many_requests: msg`Too many attempts. Please wait a while.`,
  not_found: msg`That order no longer exists. Nothing was booked.`,
} as const;
const noNetwork = msg`You’re offline. Nothing was booked.`;
const other = msg`That didn’t work. Match again to see what was booked.`;

/** Why a decision at the bank desk failed. */
export function bankFailure(error: unknown): MessageDescriptor {
  if (isNoNetwork(error)) return noNetwork;
  const code = error instanceof AppError ? error.code : null;
  const known = Object.entries(failures).find(([name]) => name === code);
  return known?.[1] ?? other;
}
