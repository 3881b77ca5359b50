import { rm } from 'node:fs/promises';

import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';

import { calledOff } from '#domain/payment/payment.ts';

import { fanVideoMetaKey, orderMeta, vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import { mediaFile } from '#backend/modules/content/store/media.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { orderSearchText } from '#backend/search/order-search-text.ts';
import {
  orderEvents,
  orderLines,
  orderMetaRows,
  orderNotes,
  orders,
  type StoredLineMeta,
} from '#backend/modules/orders/store/order.schema.ts';
import {
  identities,
  type StoredBilling,
  users,
  vendorCategories,
  vendors,
} from './people.schema.ts';
import { transact } from '#backend/db/transact.ts';

/** What stands against deleting an account. */
export interface ErasureObstacles {
  readonly openOrders: number;
  readonly moneyDue: number;
  readonly lastAdministrator: boolean;
}

/** What an account that is gone is called in the books. */
const goneName = 'Deleted account';
const finished = ['completed', ...calledOff] as const;

function goneLogin(id: number): string {
  return `deleted-${id}`;
}

/** Mail to it arrives nowhere: no name ends in `.invalid` (RFC 2606). */
function goneEmail(id: number): string {
  return `${goneLogin(id)}@deleted.invalid`;
}

export async function erasureObstacles(
  database: Executor,
  id: number,
): Promise<ErasureObstacles | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).limit(1);
  if (!user) return null;
  const own = or(eq(orders.customerId, id), eq(orders.vendorId, id));
  const others = and(
    eq(users.role, 'administrator'),
    ne(users.id, id),
    isNull(users.suspendedAt),
    eq(users.pending, false),
  );
  return {
    openOrders: await database.$count(orders, and(own, notInArray(orders.status, [...finished]))),
    moneyDue: await database.$count(orders, and(own, eq(orders.payment, 'refund-due'))),
    lastAdministrator:
      user.role === 'administrator' && (await database.$count(users, others)) === 0,
  };
}

export function isErasable({ openOrders, moneyDue, lastAdministrator }: ErasureObstacles): boolean {
  return openOrders === 0 && moneyDue === 0 && !lastAdministrator;
}

/** The country stays: by it taxes are booked. */
function goneAddress({ country }: { readonly country: string }) {
  const nothing = { company: '', address_1: '', address_2: '', city: '', state: '', postcode: '' };
  return { ...nothing, first_name: goneName, last_name: '', country, phone: '' };
}

/** What a line says without the answers and videos of its fan: which service it is, whose, and at what price. */
function booksOf(meta: readonly StoredLineMeta[]): StoredLineMeta[] {
  return meta.filter(({ key }) => key.startsWith('_') && key !== fanVideoMetaKey);
}

const personalMeta: readonly string[] = [
  orderMeta.answerVideo,
  orderMeta.openUpload,
  orderMeta.idempotencyKey,
  orderMeta.trackingNumber,
  orderMeta.adopted,
  orderMeta.fulfilment,
  orderMeta.pendingFulfilment,
  orderMeta.release,
  orderMeta.retake,
  orderMeta.retaken,
  orderMeta.replaced,
  orderMeta.newVideo,
];

/** Takes the person out of the orders that he or she placed; number, dates, amounts, goods and country stay. */
async function pseudonymiseOrders(transaction: Executor, id: number): Promise<void> {
  const rows = await transaction
    .select({ id: orders.id, billing: orders.billing, shipping: orders.shipping })
    .from(orders)
    .where(eq(orders.customerId, id))
    .for('update');
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  const lines = await transaction
    .select({ id: orderLines.id, orderId: orderLines.orderId, meta: orderLines.meta })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  for (const line of lines) {
    await transaction
      .update(orderLines)
      .set({ meta: booksOf(line.meta) })
      .where(eq(orderLines.id, line.id));
  }
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  for (const row of rows) {
    const billing: StoredBilling = { ...goneAddress(row.billing), email: goneEmail(id) };
    await transaction
      .update(orders)
      .set({
        billing,
        shipping: goneAddress(row.shipping),
        customerNote: '',
        // A hash of what was typed.
        bodyHash: null,
        searchText: orderSearchText(billing, linesOf.get(row.id) ?? []),
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.id, row.id));
  }
  await transaction
    .delete(orderMetaRows)
    .where(and(inArray(orderMetaRows.orderId, ids), inArray(orderMetaRows.key, [...personalMeta])));
  await transaction.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await transaction
    .update(orderEvents)
    .set({ rejection: sql`jsonb_set(${orderEvents.rejection}, '{words}', '""')` })
    .where(and(inArray(orderEvents.orderId, ids), sql`${orderEvents.rejection} is not null`));
}

/** Takes a store down: its page, goods and name; fans keep what they bought. */
async function closeStore(transaction: Executor, id: number, now: Date): Promise<void> {
  const closed = await transaction
    .update(vendors)
    .set({
      ...{ closed: true, slug: goneLogin(id), shopName: goneName, portrait: '', searchText: '' },
      ...{ title: noText, biography: noText, bestPriceCents: null },
    })
    .where(eq(vendors.userId, id))
    .returning({ id: vendors.userId });
  if (closed.length === 0) return;
  await transaction.delete(vendorCategories).where(eq(vendorCategories.vendorId, id));
  await transaction
    .update(products)
    .set({
      ...{ status: 'trash', description: noText, image: null, pictures: [], searchText: '' },
      modifiedAt: now,
    })
    .where(eq(products.vendorId, id));
  const lines = await transaction
    .select({ id: orderLines.id, meta: orderLines.meta })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.vendorId, id));
  for (const line of lines) {
    const meta = line.meta.map((entry) =>
      entry.key === vendorMetaKey ? { ...entry, displayValue: goneName } : entry,
    );
    await transaction.update(orderLines).set({ meta }).where(eq(orderLines.id, line.id));
  }
}

/** No one signs in to it any more; its row stays, since orders name it. */
async function emptyAccount(transaction: Executor, id: number, now: Date): Promise<void> {
  await transaction.delete(identities).where(eq(identities.userId, id));
  const billing: StoredBilling = { ...goneAddress({ country: '' }), first_name: '', email: '' };
  await transaction
    .update(users)
    .set({
      ...{ login: goneLogin(id), email: goneEmail(id), displayName: goneName },
      ...{ firstName: '', lastName: '', billing, shipping: null, meta: {}, pictureId: null },
      // No password has this hash.
      passwordHash: '!',
      suspendedAt: now,
      suspendedFor: goneName,
    })
    .where(eq(users.id, id));
}

/**
 * Deletes an account as far as the books allow: all of it, or nothing. Done a second time it changes nothing more, so
 * that anyone who was killed in between does it again.
 * @returns what stands against it, or null when there is no such account
 */
export async function eraseAccount(
  database: BackendDatabase,
  folder: string,
  id: number,
  now: Date,
): Promise<ErasureObstacles | null> {
  const obstacles = await transact(database, async (transaction) => {
    // Of two administrators who leave at the same time one stays.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.role, 'administrator'), eq(users.id, id)))
      .orderBy(asc(users.id))
      .for('update');
    const found = await erasureObstacles(transaction, id);
    if (!found || !isErasable(found)) return found;
    await pseudonymiseOrders(transaction, id);
    await closeStore(transaction, id, now);
    await emptyAccount(transaction, id, now);
    return found;
  });
  if (obstacles && isErasable(obstacles)) {
    await removeProofs(database, folder, id);
    await removeFiles(database, folder, id);
  }
  return obstacles;
}

/**
 * Takes away the screenshots that prove the orders of a fan, which show his or her page elsewhere, and of a celebrity,
 * who made them. The file first, then what names it: anyone who was killed in between finds it again.
 */
async function removeProofs(database: Executor, folder: string, id: number): Promise<void> {
  const isProof = sql`left(${orderMetaRows.key}, ${orderMeta.proof.length}) = ${orderMeta.proof}`;
  const rows = await database
    .select({ id: orderMetaRows.id, value: orderMetaRows.value })
    .from(orderMetaRows)
    .innerJoin(orders, eq(orders.id, orderMetaRows.orderId))
    .where(and(or(eq(orders.customerId, id), eq(orders.vendorId, id)), isProof));
  for (const row of rows) {
    const [file] = await database
      .select()
      .from(media)
      .where(eq(media.path, String(row.value.of)))
      .limit(1);
    if (file) {
      await rm(mediaFile(folder, file.path), { force: true });
      await database.delete(media).where(eq(media.id, file.id));
    }
    await database.delete(orderMetaRows).where(eq(orderMetaRows.id, row.id));
  }
}

/** The files of a fan or a celebrity. What staff uploaded stands on pages of the site. */
async function removeFiles(database: Executor, folder: string, id: number): Promise<void> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).limit(1);
  if (user?.role !== 'customer' && user?.role !== 'wcfm_vendor') return;
  const files = await database.select().from(media).where(eq(media.authorId, id));
  for (const file of files) {
    // The file first: a row without one is found and taken away the next time.
    await rm(mediaFile(folder, file.path), { force: true });
    await database.delete(media).where(eq(media.id, file.id));
  }
}
