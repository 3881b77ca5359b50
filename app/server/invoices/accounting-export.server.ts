import { msg } from '@lingui/core/macro';

import { paymentMethodLabel } from '#app/entities/payment/payment-method.messages.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { documentsIssued } from '#app/server/invoices/store/tax-documents.server.ts';
import { spanOf, type AccountingRequest } from '#domain/invoice/accounting/accounting-request.ts';
import { datevBatch } from '#domain/invoice/accounting/datev-batch.ts';
import { journalRows } from '#domain/invoice/accounting/journal.ts';
import type { TaxDocument } from '#domain/invoice/tax-document.ts';
import type { Locale } from '#domain/locale.ts';
import { csvOf } from '#domain/text/csv.ts';

import { readerIn, shownRate } from './pdf/document-words.server.ts';

const perPage = 500;

/** All documents of a month, in the order in which they were issued. */
async function documentsOfMonth(
  database: Pick<Database, 'select'>,
  month: string,
): Promise<readonly TaxDocument[]> {
  const all: TaxDocument[] = [];
  for (;;) {
    const page = { ...spanOf(month), after: all.length, most: perPage };
    const found = await documentsIssued(database, page);
    all.push(...found);
    if (found.length < perPage) return all;
  }
}

async function journalText(documents: readonly TaxDocument[], locale: Locale): Promise<string> {
  const read = await readerIn(locale);
  const rows = journalRows(documents, {
    date: read(msg`Date`),
    number: read(msg`Number`),
    kind: read(msg`Document`),
    invoice: read(msg`Invoice`),
    creditNote: read(msg`Credit note`),
    order: read(msg`Order`),
    net(rate) {
      const shown = rate === null ? '' : shownRate(rate, locale);
      return rate === null ? read(msg`Amount free of VAT`) : read(msg`Net at ${shown}`);
    },
    vat(rate) {
      const shown = shownRate(rate, locale);
      return read(msg`VAT at ${shown}`);
    },
    gross: read(msg`Gross`),
    paymentMethod: read(msg`Payment method`),
    methodName: ({ paymentMethod, paymentTitle }) =>
      paymentMethod ? read(paymentMethodLabel[paymentMethod]) : paymentTitle,
    total: read(msg`Total`),
  });
  return csvOf(rows);
}

/** A file for the accountant. */
export interface AccountingFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The invoices and credit notes of a month for the accountant; the caller has checked who asks. */
export async function accountingFile(
  database: Pick<Database, 'select'>,
  request: AccountingRequest,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<AccountingFile> {
  const documents = await documentsOfMonth(database, request.month);
  if (request.format === 'datev') {
    return {
      // The program finds its files by this beginning.
      name: `EXTF_Buchungsstapel_${request.month}.csv`,
      bytes: new Uint8Array(Buffer.from(datevBatch(documents, request, now), 'latin1')),
      type: 'text/csv; charset=iso-8859-1',
    };
  }
  return {
    name: `invoices-${request.month}.csv`,
    bytes: new Uint8Array(Buffer.from(await journalText(documents, locale))),
    type: 'text/csv; charset=utf-8',
  };
}
