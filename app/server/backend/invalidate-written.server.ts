import * as v from 'valibot';

import { unchangedHeader } from '#backend/contract/paths.ts';
import { showing } from '#app/platform/cache/swr-cache-types.server.ts';

import { celebritySubject, productSubject } from './catalog/answer-policy.server.ts';
import {
  invalidateCatalog,
  forgetCategories,
  forgetContent,
  forgetStock,
} from './catalog/catalog.server.ts';
import { tellOfOrders } from './orders/changed-orders.server.ts';
import { tellOfOrder } from './orders/notified-orders.server.ts';
import { sellerSchema, rowSchema, linesSchema, rowsOf } from './written-rows.server.ts';

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What was written: the ids in its path and the response. */
interface Written {
  readonly ids: readonly string[];
  readonly answer: unknown;
}

/** Statuses that hide a product; refused rows of a batch have no status. */
const hidden: readonly string[] = ['draft', 'pending', 'private', 'trash'];

async function products({ answer }: Written): Promise<void> {
  const rows = rowsOf(answer).flatMap((row) => (v.is(rowSchema, row) ? [row] : []));
  if (rows.length === 0) return;
  const isGone = ({ status = '' }: v.InferOutput<typeof rowSchema>) => hidden.includes(status);
  await invalidateCatalog(
    rows.flatMap((row) => [
      productSubject(row.id),
      ...(v.is(sellerSchema, row) ? [celebritySubject(row.store.vendor_id)] : []),
    ]),
    rows.filter(isGone).map(({ id }) => productSubject(id)),
  );
}

/** A refund or note of an order. */
async function partOfOrder({ ids: [id] }: Written): Promise<void> {
  await tellOfOrders([Number(id)]);
}

/** A variation has its own id; its product's price may have changed wherever it is shown. */
async function variations({ ids: [id] }: Written): Promise<void> {
  const product = productSubject(Number(id));
  await invalidateCatalog([product, showing(product)]);
}

async function orders({ answer }: Written): Promise<void> {
  for (const row of rowsOf(answer)) tellOfOrder(row);
  const goods = rowsOf(answer).flatMap((row) => (v.is(linesSchema, row) ? row.line_items : []));
  const ids = new Set(goods.flatMap(({ product_id: id }) => (id ? [id] : [])));
  // Notes and refunds of an order name no products and take no stock.
  if (ids.size > 0) await forgetStock([...ids]);
}

async function celebrity({ ids: [id] }: Written): Promise<void> {
  const subject = celebritySubject(Number(id));
  await invalidateCatalog([subject, showing(subject)]);
}

/**
 * What page caches depend on, by back end path. Data shown on no page is not listed: account names, addresses and
 * passwords, and order notes.
 */
const remembered: readonly (readonly [RegExp, (written: Written) => Promise<void>])[] = [
  [/^\/wp-json\/wc\/v3\/orders(?:\/(?:\d+|batch))?$/, orders],
  [/^\/wp-json\/wc\/v3\/orders\/(\d+)\/(?:refunds|notes)(?:\/|$)/, partOfOrder],
  [/^\/wp-json\/wc\/v3\/products\/categories(?:\/|$)/, () => forgetCategories()],
  [/^\/wp-json\/wc\/v3\/products\/(\d+)\/variations(?:\/|$)/, variations],
  [/^\/wp-json\/wc\/v3\/products(?:\/(?:\d+|batch))?$/, products],
  [/^\/wp-json\/wcfmmp\/v1\/settings\/id\/(\d+)$/, celebrity],
  [/^\/wp-json\/astera\/v1\/vendors\/(\d+)\/confirm$/, celebrity],
  // A new role or a suspension may have hidden products or shown them again.
  [/^\/wp-json\/wp\/v2\/users\/\d+$/, () => invalidateCatalog()],
  [/^\/wp-json\/(?:wp\/v2\/pages|astera\/v1\/menus)(?:\/|$)/, () => forgetContent()],
];

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.clone().json();
  } catch {
    return null;
  }
}

/**
 * After another program's write at the back end's own paths: pages show it as soon as the response is sent, like the
 * app's own writes. Only what was written is invalidated, and nothing if nothing changed (ADR 0071).
 */
export async function forgetWritten(method: string, path: string, answer: Response): Promise<void> {
  if (reading.includes(method) || answer.headers.has(unchangedHeader)) return;
  for (const [below, forget] of remembered) {
    const [whole, ...ids] = below.exec(path) ?? [];
    if (whole === undefined) continue;
    await forget({ ids, answer: await bodyOf(answer) });
    return;
  }
}
