import { createHash, randomBytes } from 'node:crypto';

import { firstOrderStatus, isOrderStatus } from '#domain/order-status.ts';
import * as v from 'valibot';

import { createOrderRequestSchema, orderMeta } from '../../contract/order.ts';
import { idempotencyConflictCode } from '../../contract/error.ts';
import { callerOf, domainRole, notAllowed, runsTheShop } from '../policy/caller.ts';
import { orderLine } from '../store/order-lines.ts';
import { insertOrder } from '../store/order-writes.ts';
import { findOrder, findOrderByKey, type StoredOrder } from '../store/orders.ts';
import type { StoredAddress, StoredBilling } from '../store/people.schema.ts';
import { findProduct } from '../store/products.ts';
import { findUserById } from '../store/users.ts';
import { json } from './answer.ts';
import { type Call, readBody } from './call.ts';
import { invalidParameter, refusal } from './failure.ts';
import { orderView } from './order-view.ts';
import { invalidStatus } from './orders.ts';

const emptyAddress: StoredAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
};

/** What was sent, without the fields that were not. */
function given(sent: Partial<Record<keyof StoredBilling, string | undefined>> = {}) {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** JSON with sorted keys, so that the order of fields does not make another body. */
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

/**
 * POST wc/v3/orders. Prices come from the products. With the idempotency meta a repeat of the same
 * body answers the same order with 200, another body 422.
 */
export async function orderCreate(call: Call): Promise<Response> {
  const { database, clock } = call.services;
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'create');
  const body = await readBody(call.request);
  const parsed = v.safeParse(createOrderRequestSchema, body);
  if (!parsed.success) {
    const name = v.getDotPath(parsed.issues[0]) ?? 'body';
    throw invalidParameter(name, parsed.issues[0].message);
  }
  const sent = parsed.output;
  const status = sent.status ?? firstOrderStatus;
  if (!isOrderStatus(status)) throw invalidStatus();
  const customer = await findUserById(database, sent.customer_id);
  if (!customer) {
    throw refusal(400, 'woocommerce_rest_invalid_customer_id', 'Customer ID is invalid.');
  }

  const key = sent.meta_data.find((entry) => entry.key === orderMeta.idempotencyKey)?.value;
  const idempotencyKey = typeof key === 'string' && key !== '' ? key.slice(0, 200) : null;
  const bodyHash = createHash('sha256').update(canonical(body)).digest('hex');
  if (idempotencyKey) {
    const earlier = await findOrderByKey(database, customer.id, idempotencyKey);
    if (earlier) return repeated(earlier, bodyHash, call.url.origin);
  }

  const lines = await Promise.all(
    sent.line_items.map(async ({ product_id, quantity, meta_data }) => {
      const product = await findProduct(database, product_id);
      if (product?.product.status !== 'publish') {
        throw refusal(400, 'woocommerce_rest_invalid_product_id', 'Product ID is invalid.');
      }
      return {
        vendorId: product.product.vendorId,
        line: orderLine(product, quantity, meta_data),
      };
    }),
  );
  const [first] = lines;
  if (!first || lines.some(({ vendorId }) => vendorId !== first.vendorId)) {
    throw refusal(400, 'astera_several_vendors', 'An order is for one celebrity.');
  }

  const now = clock();
  // The service acts for the customer; a manager who types in an order does it in her own name.
  const maker = caller.kind === 'person' ? caller.user : customer;
  const id = await database.transaction((transaction) =>
    insertOrder(transaction, {
      order: {
        status,
        customerId: customer.id,
        vendorId: first.vendorId,
        totalCents: lines.reduce((sum, { line }) => sum + line.priceCents * line.quantity, 0),
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
        paidAt: sent.set_paid ? now : null,
        completedAt: status === 'completed' ? now : null,
        idempotencyKey,
        bodyHash,
      },
      lines: lines.map(({ line }) => line),
      meta: sent.meta_data.filter(
        (entry) => entry.key !== orderMeta.events && entry.key !== orderMeta.actor,
      ),
      events: [
        {
          at: now,
          fromStatus: null,
          toStatus: status,
          by: domainRole(maker.role),
          actorId: maker.id,
        },
      ],
    }),
  );
  if (id === null) {
    // Somebody used the key between our look and our insert.
    const earlier = idempotencyKey && (await findOrderByKey(database, customer.id, idempotencyKey));
    if (earlier) return repeated(earlier, bodyHash, call.url.origin);
    throw new Error('an order was neither made nor found');
  }
  const stored = await findOrder(database, id);
  if (!stored) throw new Error('an order was made and not found');
  return json(orderView(stored, call.url.origin), 201, {
    location: `${call.url.origin}/wp-json/wc/v3/orders/${id}`,
  });
}
