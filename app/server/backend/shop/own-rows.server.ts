import type { WireProduct } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';
import { sellerOf } from '#app/server/backend/catalog/products.server.ts';

/** Only who has a store has anything to sell. @throws AppError `not_allowed` */
export function requireOwnStore(owner: Actor): void {
  if (!hasStore(owner.role)) throw new AppError('not_allowed');
}

/** Who sells something of their own, with the token that makes it theirs on a WordPress (ADR 0039). */
export interface Seller {
  readonly user: Actor;
  readonly token: string;
}

/** Whether its owner has published it; in a store that is not open fans still do not see it. */
export function isPublished({ status, astera_published }: WireProduct): boolean {
  return status === 'publish' || astera_published === true;
}

/** Whether a row is the owner's, of the asked sort, and not deleted. */
export function isOwn(owner: Actor, row: WireProduct, virtual: boolean): boolean {
  return sellerOf(row)?.id === owner.id && row.virtual === virtual && row.status !== 'trash';
}
