import {
  promisedDaysMetaKey,
  qualityMetaKey,
  serviceMetaKey,
  type WireProduct,
} from '#backend/contract/catalog/product.ts';
import { defaultLocale } from '#domain/locale.ts';
import { defaultPromisedDays, readPromisedDays } from '#domain/order/promise/promised-days.ts';
import type { OwnService } from '#domain/service/own-service.ts';
import { qualityOf } from '#domain/service/quality-promise.ts';
import { isServiceKind } from '#domain/service/service.ts';
import { pricesOf } from './own-prices.ts';
import { isPublished, type Seller } from './own-rows.server.ts';
import { askOwnRows } from './ask-own-rows.server.ts';

export interface ServiceRow extends OwnService {
  /** Id of the product behind it. */
  readonly id: number;
  /** The product's title, shown on the shop's own pages; fans see the service's title in their own language. */
  readonly title: string;
}

function serviceOf(product: WireProduct): ServiceRow[] {
  const { id, name, meta_data = [] } = product;
  const meta = (name: string) => meta_data.find(({ key }) => key === name)?.value;
  const kind = meta(serviceMetaKey);
  if (!isServiceKind(kind)) return [];
  const promisedDays = readPromisedDays(meta(promisedDaysMetaKey)) ?? defaultPromisedDays;
  const quality = qualityOf(kind, meta(qualityMetaKey));
  const offered = isPublished(product);
  return [{ id, kind, title: name, offered, promisedDays, quality, ...pricesOf(product) }];
}

export async function readRows(seller: Seller): Promise<ServiceRow[]> {
  const { rows } = await askOwnRows(seller, { virtual: true, locale: defaultLocale });
  return rows.flatMap(serviceOf);
}

/**
 * The user's own services, including those no longer offered.
 * @throws AppError `not_allowed`, `session_expired`
 */
export async function getOwnServices(seller: Seller): Promise<readonly OwnService[]> {
  const rows = await readRows(seller);
  return rows.map(({ kind, offered, price, sale, promisedDays, quality }) => ({
    ...{ kind, offered, price, sale, promisedDays, quality },
  }));
}
