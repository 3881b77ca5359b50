import * as v from 'valibot';

import { locales } from '#domain/locale.ts';
import { paymentMethods } from '#domain/payment/payment.ts';

export const documentKinds = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const cents = v.pipe(v.number(), v.integer());
const rate = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The VAT categories in use (UNTDID 5305): standard rate, zero rate, exempt, outside the scope of VAT.
 */
export const vatCategories = ['S', 'Z', 'E', 'O'] as const;

/** `item` has a name of its own; the others are named in the reader's language. */
export const lineKinds = ['item', 'shipping', 'adjustment', 'refund'] as const;

export const documentLineSchema = v.object({
  kind: v.picklist(lineKinds),
  name: v.string(),
  /** The celebrity; may be empty. */
  detail: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Without VAT, for all pieces; negative for a discount. */
  net: cents,
  category: v.picklist(vatCategories),
  rate,
});
export type DocumentLine = v.InferOutput<typeof documentLineSchema>;

/** The totals of one rate. */
export const taxTotalSchema = v.object({
  category: v.picklist(vatCategories),
  rate,
  net: cents,
  tax: cents,
});
export type TaxTotal = v.InferOutput<typeof taxTotalSchema>;

/** The seller when the document was issued. */
export const sellerSnapshotSchema = v.object({
  name: v.string(),
  address: v.string(),
  country: v.string(),
  vatId: v.string(),
  taxNumber: v.string(),
  register: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Why no VAT is charged; empty if it is. */
  exemption: v.string(),
});
export type SellerSnapshot = v.InferOutput<typeof sellerSnapshotSchema>;

/** The buyer when the document was issued. */
export const buyerSnapshotSchema = v.object({
  name: v.string(),
  company: v.string(),
  address1: v.string(),
  address2: v.string(),
  postcode: v.string(),
  city: v.string(),
  state: v.string(),
  /** Never empty: the seller's where the order names none. */
  country: v.string(),
});
export type BuyerSnapshot = v.InferOutput<typeof buyerSnapshotSchema>;

/** What a document says; never changed once it is issued. */
export const documentContentSchema = v.object({
  kind: v.picklist(documentKinds),
  orderId: v.number(),
  orderNumber: v.string(),
  customerId: v.number(),
  /** A UTC instant; its UTC day is the date of the document. */
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** A UTC instant: when the order was placed. */
  orderedAt: v.string(),
  /** The buyer's language. */
  locale: v.picklist(locales),
  seller: sellerSnapshotSchema,
  buyer: buyerSnapshotSchema,
  lines: v.array(documentLineSchema),
  taxes: v.array(taxTotalSchema),
  /** With VAT; positive on credit notes as well. */
  total: cents,
  /** Null if only the back end knows the method; `paymentTitle` is its name there. */
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  paymentTitle: v.string(),
  /** The invoice that a credit note takes back; null for invoices. */
  refersTo: v.nullable(v.object({ number: v.string(), issuedAt: v.string() })),
});
export type DocumentContent = v.InferOutput<typeof documentContentSchema>;

/** A document as it was issued. */
export interface TaxDocument extends DocumentContent {
  /** `INV-2026-000041`: unique, and without gaps within its kind and year. */
  readonly number: string;
}

/** The number of a document by its place in the series of its kind and year. */
export function documentNumber(kind: DocumentKind, year: number, place: number): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${year}-${String(place).padStart(6, '0')}`;
}

/** The date of a document, YYYY-MM-DD. */
export function dateOf({ issuedAt }: Pick<DocumentContent, 'issuedAt'>): string {
  return issuedAt.slice(0, 10);
}

export function netOf({ taxes }: Pick<DocumentContent, 'taxes'>): number {
  return taxes.reduce((sum, { net }) => sum + net, 0);
}

export function taxOf({ taxes }: Pick<DocumentContent, 'taxes'>): number {
  return taxes.reduce((sum, { tax }) => sum + tax, 0);
}
