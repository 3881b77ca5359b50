import { readCurrentOrder } from '#app/server/backend/orders/read-current-order.server.ts';
import { ordersChangedAfter } from '#app/server/backend/orders/changed-orders.server.ts';
import { readOrderCharges } from '#app/server/backend/orders/order-charges.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { issueTaxDocument } from '#app/server/invoices/store/issue-tax-document.server.ts';
import {
  documentsOfOrders,
  moveDocumentCursor,
  readDocumentCursor,
} from '#app/server/invoices/store/tax-documents.server.ts';
import type { OrderCharges } from '#domain/invoice/document-amounts.ts';
import { documentContent } from '#domain/invoice/document-content.ts';
import { dueDocument } from '#domain/invoice/due-document.ts';
import type { TaxDocument } from '#domain/invoice/tax-document.ts';
import type { VatRules } from '#domain/invoice/vat-rules.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { Seller } from '#domain/site/seller.ts';

/** The dependencies of issuing documents. */
export interface InvoiceDesk {
  readonly database: Database;
  readonly seller: () => Promise<Seller | null>;
  readonly rules: () => Promise<VatRules>;
  readonly now: () => Date;
  /** Whether the process is shutting down: the next process issues what remains. */
  readonly isStopped?: () => boolean;
}

/** Who issues documents, and how; null if the shop issues none. */
export interface Issuer {
  readonly seller: Seller;
  readonly rules: VatRules;
}

/**
 * The company as the issuer. Null while its details or its VAT are not set, and where fans enter into the contract with
 * the celebrity: then the company is not the seller.
 */
export async function issuerOf({
  seller,
  rules,
}: Pick<InvoiceDesk, 'seller' | 'rules'>): Promise<Issuer | null> {
  const [company, vat] = await Promise.all([seller(), rules()]);
  if (company?.contractPartner !== 'operator' || vat.standing === 'none') return null;
  // An invoice with VAT has to say who it is paid to.
  const isKnown = company.vatId !== '' || vat.taxNumber !== '';
  if (vat.standing === 'registered' && !isKnown) return null;
  return { seller: company, rules: vat };
}

/** More than one order ever needs: its invoice is taken back, and another follows. */
const mostAtOnce = 20;

/** Issues whatever is due for an order: nothing if its documents say what its payment says. */
export async function issueForOrder(
  { database, now }: Pick<InvoiceDesk, 'database' | 'now'>,
  { seller, rules }: Issuer,
  seen: Order,
): Promise<readonly TaxDocument[]> {
  const before = await documentsOfOrders(database, [seen.id]);
  if (dueDocument(seen, before) === null) return [];
  // It may have been read long ago: what was issued since would be taken back and issued again.
  const order = await readCurrentOrder(seen.id);
  // Nothing is asked of the back end while a transaction is open.
  const buyer = await readCorrespondent(order.customerId);
  const charges: OrderCharges = await readOrderCharges(order.id, order.celebrityName);
  const made: TaxDocument[] = [];
  for (let turn = 0; turn < mostAtOnce; turn += 1) {
    const year = now().getUTCFullYear();
    const one = await issueTaxDocument(database, { orderId: order.id, year }, (issued) => {
      // Read under the lock, so that dates follow the numbers.
      const issuedAt = now();
      if (issuedAt.getUTCFullYear() !== year)
        throw new Error('the year ended; the next run issues it');
      // Another process issued something since: the order may be another one by now.
      if (issued.length !== before.length + made.length) return null;
      const due = dueDocument(order, issued);
      const locale = buyer?.locale ?? defaultLocale;
      return (
        due && documentContent(due, { order, charges, seller, rules, issued, issuedAt, locale })
      );
    });
    if (!one) return made;
    made.push(one);
  }
  throw new Error(`the documents of order ${order.id} do not settle`);
}

/** Clocks differ, and a change may be written after its timestamp: each run starts before the end of the last one. */
const overlapMs = 120_000;
const dayMs = 86_400_000;

/**
 * Scans the orders changed since the last run and issues the invoices and credit notes that are due: each once, however
 * many processes run and however often one of them is killed (docs/adr/0132). Orders from before the shop began to
 * issue documents get theirs when someone asks for it.
 */
export async function issueDocuments(desk: InvoiceDesk): Promise<void> {
  const { database, now } = desk;
  const issuer = await issuerOf(desk);
  if (!issuer) return;
  const began = now();
  const cursor = await readDocumentCursor(database);
  if (!cursor) return moveDocumentCursor(database, began);
  let isDone = true;
  // The back end compares whole seconds.
  const since = new Date(cursor.getTime() - overlapMs - 1_000);
  for await (const { orders, lacksSome } of ordersChangedAfter(since)) {
    if (lacksSome) isDone = false;
    for (const order of orders) {
      try {
        await issueForOrder(desk, issuer, order);
      } catch (error) {
        // A failing order does not block the others; it is retried for a day.
        console.error(error);
        isDone = false;
      }
      // The next run starts from the same point.
      if (desk.isStopped?.()) return;
    }
  }
  const dayAgo = new Date(began.getTime() - dayMs);
  if (isDone || cursor < dayAgo) await moveDocumentCursor(database, isDone ? began : dayAgo);
}
