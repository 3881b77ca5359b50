import { msg } from '@lingui/core/macro';
import { encode } from 'uqr';

import { readerIn } from '#app/server/invoices/pdf/document-words.server.ts';
import {
  ink,
  inner,
  openSheet,
  page,
  type Sheet,
} from '#app/server/invoices/pdf/pdf-sheet.server.ts';
import type { Locale } from '#domain/locale.ts';
import { formatExactMoney } from '#domain/money/money.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import type { TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import { transferOf } from '#domain/payment/transfer/transfer.ts';
import { clockText } from '#domain/time/clock-text.ts';

/** Half of a phone's screen, so that it is read from paper as well. */
const codeSize = 150;
const codeX = page.width - page.margin - codeSize;
const factWidth = inner - codeSize - 32;

/** Draws a QR code black on white; neighbours in a row are one rectangle, so that no line is seen between them. */
function drawCode(sheet: Sheet, text: string, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = codeSize / size;
  data.forEach((row, down) => {
    let from = 0;
    for (let at = 0; at <= size; at += 1) {
      if (row[at]) continue;
      if (at > from) {
        sheet.pdf.rect(codeX + from * unit, y + down * unit, (at - from) * unit, unit);
      }
      from = at + 1;
    }
  });
  sheet.pdf.fill('#000000');
}

interface SlipFacts {
  readonly locale: Locale;
  readonly siteName: string;
  readonly now: Date;
  /** In which times are shown; UTC if it is not known. */
  readonly timeZone?: string;
}

/** How to transfer what is still to pay, on one page to keep or to print. */
export async function transferSlipPdf(
  account: BankAccount,
  bill: TransferBill,
  { locale, siteName, now, timeZone = 'UTC' }: SlipFacts,
): Promise<{ readonly pdf: Buffer; readonly name: string }> {
  const read = await readerIn(locale);
  const transfer = transferOf(account, bill);
  const money = (cents: number) => formatExactMoney(cents, locale);
  const title = read(msg`Transfer details`);
  const sheet = openSheet({ locale, title: `${title} ${transfer.reference}`, createdAt: now });
  sheet.write(siteName, { y: page.margin, weight: 'bold', size: 11 });
  let y = sheet.write(title, { y: sheet.pdf.y + 14, weight: 'bold', size: 20 }) + 18;
  const top = y;
  const facts = [
    [read(msg`Amount`), money(transfer.amount)],
    [read(msg`Account holder`), transfer.holder],
    ['IBAN', transfer.ibanShown],
    ['BIC', transfer.bic],
    [read(msg`Bank`), transfer.bankName],
    [read(msg`Payment reference`), transfer.referenceShown],
  ] as const;
  for (const [name, value] of facts.filter(([, text]) => text !== '')) {
    y = sheet.write(name, { y, width: factWidth, size: 8.5, color: ink.quiet });
    y = sheet.write(value, { y, width: factWidth, size: 12, weight: 'bold' }) + 10;
  }
  if (transfer.epc !== null) {
    drawCode(sheet, transfer.epc, top);
    const hint = read(msg`Scan this with your banking app to fill in the transfer.`);
    const below = { x: codeX, y: top + codeSize + 8, width: codeSize, size: 8.5, color: ink.quiet };
    y = Math.max(y, sheet.write(hint, below));
  }
  y += 14;
  sheet.rule(y);
  y += 14;
  for (const order of bill.orders) {
    const { number } = order;
    sheet.write(money(order.total), { y, width: inner, align: 'right' });
    const name = [read(msg`Order ${number}`), order.celebrityName].filter(Boolean).join(' · ');
    y = sheet.write(name, { y, width: inner - 110 }) + 4;
  }
  y += 10;
  if (bill.end) {
    const at = clockText(bill.end, locale, timeZone);
    const words =
      bill.orders.length === 1
        ? msg`Pay by ${at}. Otherwise we’ll cancel the order, and its goods go back on sale.`
        : msg`Pay by ${at}. Otherwise we’ll cancel the orders with goods, and the goods go back on sale.`;
    y = sheet.write(read(words), { y, weight: 'bold' }) + 6;
  }
  y =
    sheet.write(read(msg`Use the reference exactly as shown so we can match your payment.`), {
      y,
    }) + 6;
  sheet.write(
    read(
      msg`Paying from outside the SEPA area? Send the amount in euros using the IBAN and BIC. Enter our payment reference, and choose to pay all fees yourself.`,
    ),
    { y, color: ink.quiet },
  );
  return { pdf: await sheet.finish(), name: `${transfer.reference}.pdf` };
}
