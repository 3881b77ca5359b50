import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { fullName } from '#domain/person/person-name.ts';
import type { Seller } from '#domain/site/seller.ts';
import { creditAmounts, invoiceAmounts, type OrderCharges } from './document-amounts.ts';
import type { DueDocument } from './due-document.ts';
import type {
  BuyerSnapshot,
  DocumentContent,
  SellerSnapshot,
  TaxDocument,
} from './tax-document.ts';
import type { VatRules } from './vat-rules.ts';

/** All that a document is written from. */
interface Sources {
  readonly order: Order;
  readonly charges: OrderCharges;
  readonly seller: Seller;
  readonly rules: VatRules;
  /** The order's documents until now. */
  readonly issued: readonly TaxDocument[];
  readonly issuedAt: Date;
  readonly locale: Locale;
}

/** A VAT ID as files write it: without gaps, after the code of its country. */
function vatIdOf({ vatId }: Seller, { country }: VatRules): string {
  const plain = vatId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (plain === '' || /^[A-Z]{2}/.test(plain)) return plain;
  return `${country === 'GR' ? 'EL' : country}${plain}`;
}

function sellerSnapshot(seller: Seller, rules: VatRules): SellerSnapshot {
  const { address, register, email, phone } = seller;
  return {
    ...{ address, register, email, phone, vatId: vatIdOf(seller, rules) },
    name: [seller.name, seller.legalForm].filter(Boolean).join(' '),
    country: rules.country,
    taxNumber: rules.taxNumber,
    exemption: rules.standing === 'exempt' ? rules.exemption : '',
  };
}

function buyerSnapshot({ billing }: Order, { country: own }: VatRules): BuyerSnapshot {
  const { company, address1, address2, postcode, city, state, country } = billing;
  return {
    ...{ company, address1, address2, postcode, city, state },
    name: fullName(billing),
    country: country || own,
  };
}

/** The content of a document that is due. A credit note repeats the parties of its invoice. */
export function documentContent(due: DueDocument, sources: Sources): DocumentContent {
  const { order, charges, seller, rules, issued, issuedAt, locale } = sources;
  const common = {
    orderId: order.id,
    orderNumber: order.number,
    customerId: order.customerId,
    issuedAt: issuedAt.toISOString(),
    orderedAt: order.createdAt,
    paymentMethod: order.paymentMethod,
    paymentTitle: order.paymentTitle,
  };
  if (due.kind === 'invoice') {
    const taxNumber = rules.taxNumber || seller.vatId;
    const { lines, taxes } = invoiceAmounts(
      { ...charges, total: order.total },
      { ...rules, taxNumber },
    );
    return {
      ...common,
      ...{ kind: 'invoice', locale, lines: [...lines], taxes: [...taxes], refersTo: null },
      seller: sellerSnapshot(seller, rules),
      buyer: buyerSnapshot(order, rules),
      total: order.total,
    };
  }
  const invoice = issued.find(({ number }) => number === due.invoice);
  if (!invoice) throw new Error(`${due.invoice} is not there`);
  const credited = issued.filter(({ refersTo }) => refersTo?.number === due.invoice);
  const { lines, taxes } = creditAmounts(
    invoice,
    due.cents,
    credited.flatMap((one) => one.taxes),
  );
  return {
    ...common,
    ...{ kind: 'credit-note', lines: [...lines], taxes: [...taxes], total: due.cents },
    ...{ locale: invoice.locale, seller: invoice.seller, buyer: invoice.buyer },
    refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
  };
}
