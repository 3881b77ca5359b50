import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { documentsOfOrders } from '#app/server/invoices/store/tax-documents.server.ts';
import { currentSeller } from '#app/server/settings/store/site-settings.server.ts';
import { vatRules } from '#app/server/settings/store/vat-rules.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { mayReadInvoices } from '#domain/invoice/document-reader.ts';
import { dueDocument } from '#domain/invoice/due-document.ts';
import type { TaxDocument } from '#domain/invoice/tax-document.ts';
import type { Order } from '#domain/order/order.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';

import { issueForOrder, issuerOf } from './issue-documents.server.ts';

/** One document of an order, as its page lists it. */
export interface ListedDocument extends Pick<
  TaxDocument,
  'kind' | 'number' | 'issuedAt' | 'total'
> {}

/** The documents of an order. */
export interface OrderDocuments {
  readonly documents: readonly ListedDocument[];
  /** What follows: `now` if it is issued when someone asks for it, `when-paid` while the order is to be paid. */
  readonly next: 'now' | 'when-paid' | null;
}

const issuer = () => issuerOf({ seller: currentSeller, rules: vatRules });

async function readableOrder(orderId: number, actor: Actor): Promise<Order> {
  const order = await getOrder(orderId, actor);
  if (!mayReadInvoices(actor, order)) throw new AppError('not_allowed');
  return order;
}

/**
 * The invoices and credit notes of an order, oldest first.
 * @throws AppError `not_found` for other people's orders, `not_allowed` for its celebrity
 */
export async function listOrderDocuments(orderId: number, actor: Actor): Promise<OrderDocuments> {
  const order = await readableOrder(orderId, actor);
  const issued = await documentsOfOrders(await ownTables(), [orderId]);
  const documents = issued.map(({ kind, number, issuedAt, total }) => {
    return { kind, number, issuedAt, total };
  });
  if (documents.length > 0 || !(await issuer())) return { documents, next: null };
  if (dueDocument(order, issued)) return { documents, next: 'now' };
  return { documents, next: awaitsPayment(order) ? 'when-paid' : null };
}

/**
 * A document of an order. Without a number its first invoice, which is issued now if it is due and no one was faster:
 * the order was paid a moment ago, or before the shop issued invoices.
 * @throws AppError as `listOrderDocuments`, and `not_found` if there is none
 */
export async function orderDocument(
  { orderId, number }: { readonly orderId: number; readonly number: string | null },
  actor: Actor,
): Promise<TaxDocument> {
  const order = await readableOrder(orderId, actor);
  const database = await ownTables();
  const find = async () => {
    const issued = await documentsOfOrders(database, [orderId]);
    return number === null ? issued[0] : issued.find((one) => one.number === number);
  };
  const found = await find();
  if (found) return found;
  const by = number === null ? await issuer() : null;
  if (by) await issueForOrder({ database, now: () => new Date() }, by, order);
  const made = by ? await find() : undefined;
  if (!made) throw new AppError('not_found');
  return made;
}
