import { paths } from '#backend/contract/paths.ts';
import {
  productBatchAnswerSchema,
  promisedDaysMetaKey,
  qualityMetaKey,
  serviceMetaKey,
} from '#backend/contract/catalog/product.ts';
import { type Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import type { OwnService, ServiceChange, ServiceTerms } from '#domain/service/own-service.ts';
import type { Actor } from '#domain/account/role.ts';
import { isServiceKind, serviceKinds, type ServiceKind } from '#domain/service/service.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { type Seller } from './own-rows.server.ts';
import { readShopLanguage } from './shop-language.server.ts';
import { type ServiceRow, readRows, getOwnServices } from './get-own-services.server.ts';

/** The fields written to the product behind a service. */
interface Written {
  readonly name?: string;
  readonly [field: string]: unknown;
}

/** The promises as product meta, which every WooCommerce stores. */
function promiseMeta({ promisedDays, quality }: ServiceTerms) {
  return [
    { key: promisedDaysMetaKey, value: String(promisedDays) },
    ...(quality ? [{ key: qualityMetaKey, value: JSON.stringify(quality) }] : []),
  ];
}

function updateOf({ id, kind, title }: ServiceRow, terms: ServiceTerms | null): Written {
  if (terms === null) return { id, status: 'draft' };
  return {
    id,
    status: 'publish',
    regular_price: decimalFromCents(terms.price),
    meta_data: promiseMeta(terms),
    // Earlier versions named services after their kind.
    ...(title === kind && { name: kind }),
  };
}

function newRow(owner: Actor, kind: ServiceKind, terms: ServiceTerms): Written {
  return {
    name: kind,
    vendor: owner.id,
    virtual: true,
    catalog_visibility: 'hidden',
    status: 'publish',
    regular_price: decimalFromCents(terms.price),
    meta_data: [{ key: serviceMetaKey, value: kind }, ...promiseMeta(terms)],
  };
}

/** The product titles of services, in the language of the shop's own pages. */
export type ServiceTitles = (language: Locale) => Promise<(kind: ServiceKind) => string>;

/** Titles the products that are still named after their kind. */
async function withTitles(
  rows: readonly Written[],
  titles: ServiceTitles,
): Promise<readonly Written[]> {
  if (!rows.some(({ name }) => isServiceKind(name))) return rows;
  const titleOf = await titles(await readShopLanguage());
  return rows.map((row) => (isServiceKind(row.name) ? { ...row, name: titleOf(row.name) } : row));
}

/**
 * Offers services or withdraws them; services not in the change stay unchanged. All or nothing.
 * @param demandListable refuses the products behind services that may not be put on sale
 * @returns the services as saved
 * @throws AppError `not_allowed`
 */
export async function changeServices(
  seller: Seller,
  change: ServiceChange,
  titles: ServiceTitles,
  demandListable: (ids: readonly number[]) => Promise<void> = () => Promise.resolve(),
): Promise<readonly OwnService[]> {
  const { user: owner, token } = seller;
  const rows = await readRows(seller);
  await demandListable(rows.flatMap(({ id, kind }) => (change[kind] ? [id] : [])));
  const update: Written[] = [];
  const create: Written[] = [];
  for (const kind of serviceKinds) {
    const terms = change[kind];
    const row = rows.find((own) => own.kind === kind);
    if (terms === undefined) continue;
    if (row) update.push(updateOf(row, terms));
    else if (terms !== null) create.push(newRow(owner, kind, terms));
  }
  if (update.length + create.length > 0) {
    await ask(paths.productBatch, {
      method: 'POST',
      as: { maker: token },
      body: {
        create: await withTitles(create, titles),
        update: await withTitles(update, titles),
      },
      schema: productBatchAnswerSchema,
    });
    await invalidateCatalog([celebritySubject(owner.id)]);
  }
  return getOwnServices(seller);
}
