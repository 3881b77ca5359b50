import type { WireProduct } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';
import { sellerOf } from '#app/server/backend/catalog/products.server.ts';

/** Only users with a store can sell anything. @throws AppError `not_allowed` */
export function requireOwnStore(owner: Actor): void {
  if (!hasStore(owner.role)) throw new AppError('not_allowed');
}

/** A seller, with the token that makes items theirs on a WordPress (ADR 0039). */
export interface Seller {
  readonly user: Actor;
  readonly token: string;
}

/** Whether its owner has published it; fans still do not see it while the store is closed. */
export function isPublished({ status, astera_published }: WireProduct): boolean {
  return status === 'publish' || astera_published === true;
}

/** Whether a row belongs to the owner, is of the requested kind and is not deleted. */
export function isOwn(owner: Actor, row: WireProduct, virtual: boolean): boolean {
  return sellerOf(row)?.id === owner.id && row.virtual === virtual && row.status !== 'trash';
}
