import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import type { WireRejection } from '#backend/contract/orders/order-history.ts';
import { backend, tsvector } from '#backend/db/namespace.schema.ts';
import {
  type StoredAddress,
  type StoredBilling,
  users,
} from '#backend/modules/people/store/people.schema.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';

/** The shipping method that the client chose. */
export interface StoredShippingLine {
  readonly method_id: string;
  readonly method_title: string;
  readonly instance_id: string;
}

export const orders = backend.table(
  'orders',
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('backend.post_id')`),
    /** Incremented by every change; used for optimistic locking. */
    version: integer().notNull().default(1),
    status: text().notNull(),
    /** Null for a guest's order, placed by another program (ADR 0094). */
    customerId: integer('customer_id').references(() => users.id),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.userId),
    /** Including shipping. */
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    shippingCents: integer('shipping_cents').notNull().default(0),
    /** Null if unspecified. */
    shippingLine: jsonb('shipping_line').$type<StoredShippingLine>(),
    orderKey: text('order_key').notNull(),
    createdVia: text('created_via').notNull(),
    customerNote: text('customer_note').notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentMethodTitle: text('payment_method_title').notNull(),
    transactionId: text('transaction_id').notNull(),
    billing: jsonb().$type<StoredBilling>().notNull(),
    shipping: jsonb().$type<StoredAddress>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
    /** One of the domain's payment states. */
    payment: text().notNull().default('awaiting'),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request body that created the order, to tell a repeat from another order. */
    bodyHash: text('body_hash'),
    /** Normalised words of the fan's and the vendor's names, separated by spaces; null until backfilled. */
    searchText: text('search_text'),
    /** Search vector of these words: a column, so that the planner has word statistics. */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`array_to_tsvector(string_to_array(search_text, ' '))`,
    ),
    /** Whether it was ever in one of the domain's approved statuses. */
    approved: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.customerId, table.idempotencyKey),
    index('orders_customer').on(table.customerId, table.createdAt),
    index('orders_vendor').on(table.vendorId, table.createdAt),
    index('orders_status').on(table.status, table.createdAt),
    // Covers the counts of a vendor's list, so that they read no orders.
    index('orders_vendor_status').on(table.vendorId, table.status, table.payment, table.approved),
    index('orders_modified').on(table.modifiedAt),
    index('orders_payment').on(table.payment, table.createdAt),
    index('orders_payment_status').on(table.payment, table.status),
    index('orders_total').on(table.totalCents),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_words').using('gin', table.searchVector),
  ],
);

export interface StoredLineMeta {
  readonly key: string;
  readonly value: unknown;
  readonly displayKey?: string;
  readonly displayValue?: string;
}

export const orderLines = backend.table(
  'order_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    /** The ordered variation, or null if there is none. */
    variationId: integer('variation_id'),
    name: text().notNull(),
    quantity: integer().notNull(),
    priceCents: integer('price_cents').notNull(),
    image: text(),
    meta: jsonb().$type<readonly StoredLineMeta[]>().notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
);

export const orderMetaRows = backend.table(
  'order_meta',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    key: text().notNull(),
    value: jsonb().$type<{ readonly of: unknown }>().notNull(),
  },
  (table) => [uniqueIndex('order_meta_key').on(table.orderId, table.key)],
);

export const orderEvents = backend.table(
  'order_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    by: text({ enum: ['fan', 'celebrity', 'manager', 'administrator', 'system'] }).notNull(),
    actorId: integer('actor_id'),
    rejection: jsonb().$type<WireRejection>(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/** The payment history of an order. Append-only. */
export const paymentEvents = backend.table(
  'payment_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    by: text({ enum: ['fan', 'celebrity', 'manager', 'administrator', 'system'] }).notNull(),
    actorId: integer('actor_id'),
    /** The actor's name at that time. */
    actorName: text('actor_name').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reference: text().notNull(),
  },
  (table) => [index('payment_events_order').on(table.orderId)],
);

/** Returned money of an order: in total never more than was received, and all of it once the payment is `refunded`. */
export const refunds = backend.table(
  'refunds',
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('backend.post_id')`),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** Who recorded it; null for the system. */
    actorId: integer('actor_id'),
  },
  (table) => [index('refunds_order').on(table.orderId)],
);

/** Staff notes on an order; fans do not see them. */
export const orderNotes = backend.table(
  'order_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    author: text().notNull(),
    words: text().notNull(),
    /** Whether the sender marked it as for the customer. */
    forCustomer: boolean('for_customer').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId)],
);
