import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { paymentMethodLabel } from '#app/entities/payment/payment-method.messages.ts';
import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import type { DocumentLine, TaxDocument } from '#domain/invoice/tax-document.ts';
import type { BasisPoints } from '#domain/invoice/vat-rules.ts';
import { perLocale, type Locale } from '#domain/locale.ts';
import { amountLocale, formatExactMoney } from '#domain/money/money.ts';
import { dayText } from '#domain/time/date-text.ts';

/** How a text is read in one language. */
export type Reader = (text: MessageDescriptor) => string;

/** The texts of the account's catalogue in one language. */
export async function readerIn(locale: Locale): Promise<Reader> {
  const i18n: I18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  return (text) => i18n._(text);
}

const percents = perLocale(
  (locale) =>
    new Intl.NumberFormat(amountLocale[locale], { style: 'percent', maximumFractionDigits: 2 }),
);

/** A rate as read: `24%`, in Turkish `%24`. */
export function shownRate(rate: BasisPoints, locale: Locale): string {
  return percents(locale).format(rate / 10_000);
}

/** What one document says in its buyer's language. */
export interface DocumentWords {
  readonly read: Reader;
  readonly title: string;
  readonly money: (cents: number) => string;
  readonly day: (instant: string) => string;
  readonly lineName: (line: DocumentLine) => string;
  readonly notes: readonly string[];
  readonly paymentMethod: string;
}

const extraLines = {
  item: msg`Order`,
  shipping: msg`Shipping`,
  adjustment: msg`Discounts and fees`,
  refund: msg`Partial refund`,
} as const satisfies Record<DocumentLine['kind'], MessageDescriptor>;

/** The words of a document, in the buyer's language. */
export async function wordsOf(document: TaxDocument): Promise<DocumentWords> {
  const { kind, locale, seller, refersTo } = document;
  const read = await readerIn(locale);
  const day = (instant: string) => dayText(new Date(instant), locale, 'UTC', 'long');
  const invoice = refersTo?.number ?? '';
  const invoicedOn = refersTo ? day(refersTo.issuedAt) : '';
  const method = document.paymentMethod;
  const { exemption } = seller;
  return {
    read,
    title: read(kind === 'invoice' ? msg`Invoice` : msg`Credit note`),
    money: (cents) => formatExactMoney(cents, locale),
    day,
    lineName: (line) => line.name || read(extraLines[line.kind]),
    notes: [
      kind === 'invoice'
        ? read(msg`This invoice is paid. There’s nothing left to pay.`)
        : read(
            msg`This takes back invoice ${invoice} of ${invoicedOn}. We’ve refunded the amount.`,
          ),
      ...(exemption ? [exemption] : []),
    ],
    paymentMethod: method ? read(paymentMethodLabel[method]) : document.paymentTitle,
  };
}
