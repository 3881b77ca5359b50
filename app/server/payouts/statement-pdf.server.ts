import { msg } from '@lingui/core/macro';

import { readerIn } from '#app/server/invoices/pdf/document-words.server.ts';
import {
  ink,
  inner,
  openSheet,
  page,
  type Sheet,
  type TextAt,
} from '#app/server/invoices/pdf/pdf-sheet.server.ts';
import type { Locale } from '#domain/locale.ts';
import { formatExactMoney } from '#domain/money/money.ts';
import { dayText, monthText } from '#domain/time/date-text.ts';

import { statementKinds, type MonthStatement } from './payout-statement.server.ts';

/** The columns from the left, in points; the last two are amounts. */
const widths = [78, 156, 81, 84, 84] as const;
const starts = widths.map((_, index) =>
  widths.slice(0, index).reduce<number>((x, width) => x + width, page.margin),
);
const last = page.height - 72;

type Cells = readonly [string, string, string, string, string];

function cellAt(index: number, at: TextAt): TextAt {
  const isAmount = index > 2;
  const width = (widths[index] ?? 0) - 6;
  return { ...at, x: starts[index] ?? page.margin, width, align: isAmount ? 'right' : 'left' };
}

/** Writes one row, on the next page if it has no room here. */
function writeRow(sheet: Sheet, cells: Cells, at: TextAt = {}): void {
  const height = Math.max(...cells.map((text, index) => sheet.heightOf(text, cellAt(index, at))));
  if (sheet.pdf.y + height > last) {
    sheet.pdf.addPage();
    sheet.pdf.y = page.margin;
  }
  const { y } = sheet.pdf;
  cells.forEach((text, index) => {
    if (text !== '') sheet.write(text, { ...cellAt(index, at), y });
  });
  sheet.pdf.y = y + height + 5;
}

function writeRule(sheet: Sheet): void {
  sheet.rule(sheet.pdf.y);
  sheet.pdf.y += 7;
}

/** Who a statement is for, and how it is written. */
export interface StatementFacts {
  /** Of UTC: `2026-05`. */
  readonly month: string;
  readonly celebrity: string;
  readonly siteName: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** A month's statement as a PDF: the same lines and totals as its CSV, in the celebrity's language. */
export async function statementPdf(
  { from, until, before, rows, after }: MonthStatement,
  { month, celebrity, siteName, locale, now }: StatementFacts,
): Promise<{ readonly pdf: Buffer; readonly name: string }> {
  const read = await readerIn(locale);
  const money = (cents: number) => formatExactMoney(cents, locale);
  const day = (at: Date) => dayText(at, locale, 'UTC');
  const title = read(msg`Statement of payouts`);
  const shownMonth = monthText(month, locale);
  const sheet = openSheet({ locale, title: `${title} ${month}`, createdAt: now });
  sheet.write(siteName, { y: page.margin, weight: 'bold', size: 11 });
  sheet.write(title, { y: sheet.pdf.y + 14, weight: 'bold', size: 20 });
  sheet.write(`${celebrity} · ${shownMonth}`, { y: sheet.pdf.y + 4, size: 11, color: ink.quiet });
  sheet.pdf.y += 22;
  const small = { size: 8.5, color: ink.quiet };
  writeRow(
    sheet,
    [
      read(msg`Date (UTC)`),
      read(msg`What`),
      read(msg`Order or reference`),
      read(msg`Amount`),
      read(msg`Balance`),
    ],
    small,
  );
  writeRule(sheet);
  writeRow(sheet, [day(from), read(msg`Opening balance`), '', '', money(before)], {
    weight: 'bold',
  });
  for (const row of rows) {
    const words = statementKinds[row.kind];
    writeRow(sheet, [
      day(row.at),
      words ? read(words) : row.kind,
      row.reference,
      money(row.cents),
      money(row.balance),
    ]);
  }
  writeRule(sheet);
  // The month is over with its last instant.
  const end = new Date(until.getTime() - 1);
  writeRow(sheet, [day(end), read(msg`Closing balance`), '', '', money(after)], {
    weight: 'bold',
  });
  sheet.pdf.y += 8;
  sheet.write(read(msg`All amounts are in euros. A payout lowers your balance.`), {
    ...small,
    width: inner,
  });
  return { pdf: await sheet.finish(), name: `statement-${month}.pdf` };
}
