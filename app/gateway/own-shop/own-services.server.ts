import { paths } from '#backend/contract/paths.ts';
import {
  productBatchAnswerSchema,
  serviceMetaKey,
  type WireProduct,
} from '#backend/contract/product.ts';
import { defaultLocale } from '#domain/locale.ts';
import { centsFromDecimal, decimalFromCents } from '#domain/money/money.ts';
import type { OwnService, ServiceChange } from '#domain/service/own-service.ts';
import type { Actor } from '#domain/account/role.ts';
import { isServiceKind, serviceKinds, type ServiceKind } from '#domain/service/service.ts';

import { ask } from '#app/gateway/ask.server.ts';
import { forgetCatalogue } from '#app/gateway/catalogue/catalogue.server.ts';
import { askOwnRows, type Seller } from './own-rows.server.ts';

interface ServiceRow extends OwnService {
  /** Of the product behind it. */
  readonly id: number;
}

function serviceOf({ id, status, price, meta_data = [] }: WireProduct): ServiceRow[] {
  const kind = meta_data.find(({ key }) => key === serviceMetaKey)?.value;
  if (!isServiceKind(kind)) return [];
  return [{ id, kind, offered: status === 'publish', price: centsFromDecimal(price) }];
}

async function readRows(seller: Seller): Promise<ServiceRow[]> {
  const { rows } = await askOwnRows(seller, { virtual: true, locale: defaultLocale });
  return rows.flatMap(serviceOf);
}

/** The services of whoever asks, also those that are not offered any more. @throws AppError `not_allowed`, `session_expired` */
export async function getOwnServices(seller: Seller): Promise<readonly OwnService[]> {
  const rows = await readRows(seller);
  return rows.map(({ kind, offered, price }) => ({ kind, offered, price }));
}

function updateOf({ id }: ServiceRow, price: number | null) {
  if (price === null) return { id, status: 'draft' };
  return { id, status: 'publish', regular_price: decimalFromCents(price) };
}

function newRow(owner: Actor, kind: ServiceKind, price: number) {
  return {
    vendor: owner.id,
    virtual: true,
    catalog_visibility: 'hidden',
    status: 'publish',
    regular_price: decimalFromCents(price),
    meta_data: [{ key: serviceMetaKey, value: kind }],
  };
}

/**
 * Offers services at a price, or no more; those that are not named stay as they are. All of it, or nothing.
 * @returns the services as they are now
 * @throws AppError `not_allowed`
 */
export async function changeServices(
  seller: Seller,
  change: ServiceChange,
): Promise<readonly OwnService[]> {
  const { user: owner, token } = seller;
  const rows = await readRows(seller);
  const update: ReturnType<typeof updateOf>[] = [];
  const create: ReturnType<typeof newRow>[] = [];
  for (const kind of serviceKinds) {
    const price = change[kind];
    const row = rows.find((own) => own.kind === kind);
    if (price === undefined) continue;
    if (row) update.push(updateOf(row, price));
    else if (price !== null) create.push(newRow(owner, kind, price));
  }
  if (update.length + create.length > 0) {
    await ask(paths.productBatch, {
      method: 'POST',
      as: { maker: token },
      body: { create, update },
      schema: productBatchAnswerSchema,
    });
    await forgetCatalogue();
  }
  return getOwnServices(seller);
}
