import { createHash, randomBytes } from 'node:crypto';

import { centsFromDecimal, decimalFromCents } from '#domain/money/money.ts';
import { firstOrderStatus, isOrderStatus } from '#domain/order/order-status.ts';
import type * as v from 'valibot';

import {
  idempotencyConflictCode,
  outOfStockCode,
  totalChangedCode,
} from '#backend/contract/error.ts';
import { createOrderRequestSchema } from '#backend/contract/orders/order-requests.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { forgedKey } from '#backend/contract/orders/site-order-meta.ts';
import { callerOf, domainRole, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { emptyAddress } from '#backend/modules/people/store/empty-address.ts';
import { insertOrder } from '#backend/modules/orders/store/order-writes.ts';
import { findOrderByKey, type StoredOrder } from '#backend/modules/orders/store/orders.ts';
import type { StoredBilling } from '#backend/modules/people/store/people.schema.ts';
import { OutOfStock, takeStock } from '#backend/modules/catalog/store/stock/stock.ts';
import { transact } from '#backend/db/transact.ts';
import { findUserById, type StoredUser } from '#backend/modules/people/store/users.ts';
import { lockBuyer } from '#backend/modules/orders/store/unpaid-pieces.ts';
import type { Executor } from '#backend/db/database.ts';
import type { PieceLimits } from '#domain/checkout/unpaid-pieces.ts';
import { created, json } from '#backend/http/wire/answer.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { linesOf } from './order-creation-lines.ts';
import { newOrderFields } from './new-order-fields.ts';
import { flatRate, orderView } from './order-view.ts';
import { pieceLimitsOf, takeWithin } from './order-creation-pieces.ts';
import { invalidStatus } from './orders.ts';
import { quoteOf } from './quote.ts';

/** Meta keys that are only in responses or compared, not stored. */
const derived: readonly string[] = [
  orderMeta.events,
  orderMeta.actor,
  orderMeta.payment,
  orderMeta.paymentEvents,
  orderMeta.unpaidPieces,
];

/** Removes undefined fields. */
function given(sent: Partial<Record<keyof StoredBilling, string | undefined>> = {}) {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** A retried card payment has a new transaction id, but is the same order. */
function withoutTransaction(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return { ...body, transaction_id: undefined };
}

/** JSON with sorted keys, so that the order of fields does not change the hash. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function repeated(stored: StoredOrder, bodyHash: string, origin: string): Response {
  if (stored.order.bodyHash !== bodyHash) {
    throw refusal(422, idempotencyConflictCode, 'This key was used for another order already.');
  }
  return json(orderView(stored, origin));
}

type OrderRequest = v.InferOutput<typeof createOrderRequestSchema>;

function readRequest(body: unknown): OrderRequest {
  return readParameters(createOrderRequestSchema, body);
}

/** The requested shipping method, if any. */
function shippingLineOf({ shipping_lines: [line] }: OrderRequest) {
  if (!line) return null;
  const { method_id, method_title, instance_id = flatRate.instance_id } = line;
  return { method_id, method_title, instance_id };
}

/** @throws if the total differs from the agreed one, if any */
function assertAgreed(
  { meta_data }: OrderRequest,
  itemsCents: number,
  shippingCents: number,
): void {
  const agreed = meta_data.find(({ key }) => key === orderMeta.agreedTotal)?.value;
  if (agreed === undefined || agreed === decimalFromCents(itemsCents + shippingCents)) return;
  const quote = quoteOf(itemsCents, shippingCents);
  throw refusal(409, totalChangedCode, 'The total is another one than was agreed to.', { quote });
}

/** Rolls back a transaction when the idempotency key turns out to be used. */
class KeyUsed extends Error {}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof OutOfStock)) return error;
  return refusal(409, outOfStockCode, 'There are not enough pieces left.', {
    product_id: error.productId,
    stock_quantity: error.left,
  });
}

/**
 * The customer; if there are limits on unpaid items, locked, so that the customer's next order waits for the
 * transaction.
 */
async function customerOf(
  transaction: Executor,
  id: number,
  limits: PieceLimits | null,
): Promise<StoredUser> {
  const found = await (limits ? lockBuyer(transaction, id) : findUserById(transaction, id));
  if (found) return found;
  throw refusal(400, 'woocommerce_rest_invalid_customer_id', 'Customer ID is invalid.');
}

/**
 * POST wc/v3/orders. Prices are read from the products, and stock is taken, in the order's transaction. With the
 * idempotency meta, repeating the same body returns the same order with 200; a different body is refused with 422.
 */
export async function orderCreate(call: Call): Promise<Response> {
  const { database, clock } = call.services;
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'create');
  const body = await readBody(call.request);
  const sent = readRequest(body);
  const forged = caller.kind === 'service' ? null : forgedKey([], sent.meta_data, false);
  if (forged !== null) throw invalidParameter('meta_data', `${forged} is written by the site.`);
  const status = sent.status ?? firstOrderStatus;
  if (!isOrderStatus(status)) throw invalidStatus();
  // As in WooCommerce, 0 is a guest (ADR 0094).
  const isGuest = sent.customer_id === 0;
  const key = sent.meta_data.find((entry) => entry.key === orderMeta.idempotencyKey)?.value;
  const idempotencyKey = typeof key === 'string' && key !== '' ? key.slice(0, 200) : null;
  if (isGuest && idempotencyKey) {
    throw invalidParameter('meta_data', 'An order of a guest takes no key.');
  }
  const bodyHash = createHash('sha256')
    .update(canonical(withoutTransaction(body)))
    .digest('hex');
  const earlierOrder = () =>
    idempotencyKey && !isGuest ? findOrderByKey(database, sent.customer_id, idempotencyKey) : null;
  const earlier = await earlierOrder();
  if (earlier) return repeated(earlier, bodyHash, call.url.origin);

  const limits = pieceLimitsOf(sent.meta_data);
  const now = clock();
  const shippingCents = centsFromDecimal(sent.shipping_lines[0]?.total ?? '');
  const making = transact(database, async (transaction) => {
    const customer = isGuest ? null : await customerOf(transaction, sent.customer_id, limits);
    // The service acts for the customer; a manager who enters an order acts in her own name.
    const maker = caller.kind === 'person' ? caller.user : customer;
    const by = maker ? domainRole(maker.role) : ('system' as const);
    const actorId = maker?.id ?? null;
    const { vendorId, lines: wanted, uncounted } = await linesOf(transaction, sent.line_items);
    const take = () => takeStock(transaction, wanted, uncounted);
    const lines = await (customer ? takeWithin(transaction, customer.id, limits, take) : take());
    const items = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
    assertAgreed(sent, items, shippingCents);
    const stored = await insertOrder(transaction, {
      order: {
        status,
        customerId: customer?.id ?? null,
        vendorId,
        totalCents: items + shippingCents,
        shippingCents,
        shippingLine: shippingLineOf(sent),
        orderKey: `wc_order_${randomBytes(9).toString('base64url')}`,
        createdVia: 'rest-api',
        customerNote: sent.customer_note ?? '',
        paymentMethod: sent.payment_method ?? '',
        paymentMethodTitle: sent.payment_method_title ?? '',
        transactionId: sent.transaction_id ?? '',
        billing: { ...emptyAddress, email: '', ...given(sent.billing) },
        shipping: { ...emptyAddress, ...given(sent.shipping) },
        createdAt: now,
        modifiedAt: now,
        payment: sent.set_paid ? 'received' : 'awaiting',
        paidAt: sent.set_paid ? now : null,
        completedAt: status === 'completed' ? now : null,
        idempotencyKey,
        bodyHash,
      },
      lines,
      meta: sent.meta_data.filter(({ key: name }) => !derived.includes(name)),
      events: [
        {
          at: now,
          fromStatus: null,
          toStatus: status,
          by,
          actorId,
          rejection: null,
        },
      ],
      paymentEvents: sent.set_paid
        ? [
            {
              at: now,
              fromState: null,
              toState: 'received',
              by,
              actorId,
              actorName: maker?.displayName ?? '',
              amountCents: items + shippingCents,
              reference: sent.transaction_id ?? '',
            },
          ]
        : [],
    });
    if (stored === null) throw new KeyUsed();
    requireKept(newOrderFields, body, orderView(stored, call.url.origin));
    return { stored, isNew: true };
  });
  const made = await making.catch(async (error: unknown) => {
    // A concurrent request used the key after our lookup, and may have taken the last item for this very order.
    const winner = await earlierOrder();
    if (winner) return { stored: winner, isNew: false };
    throw refusalOf(error);
  });
  return made.isNew
    ? created(call, orderView(made.stored, call.url.origin))
    : repeated(made.stored, bodyHash, call.url.origin);
}
