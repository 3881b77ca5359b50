import { comesTooClose } from '#domain/text/similar-name.ts';
import { comparableName } from '#domain/text/comparable-name.ts';
import { maxListedNames } from '#backend/contract/vendor-approval.ts';
import { callerOf } from '#backend/http/auth/caller.ts';
import { listedNames } from '#backend/modules/vendors/store/vendor-approval.ts';
import type { StoredVendor } from '#backend/modules/vendors/store/vendors.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';

/**
 * Refuses to let a listed celebrity's own token rename the store to a name that could be mistaken for another
 * celebrity's, since the team approved the old name (ADR 0101). The site explains this before it sends the request;
 * this check is for callers who bypass the site.
 */
export async function requireOwnName(
  call: Call,
  { vendor }: StoredVendor,
  after: string,
): Promise<void> {
  const caller = await callerOf(call);
  const isOwner = caller.kind === 'person' && caller.user.id === vendor.userId;
  if (!isOwner || vendor.closed) return;
  const names = { was: comparableName(vendor.shopName), wanted: comparableName(after) };
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = await listedNames(call.services.database, { after: last, limit: maxListedNames });
    const others = rows.filter(({ id }) => id !== vendor.userId);
    if (others.some(({ name }) => comesTooClose(comparableName(name), names))) {
      throw invalidParameter('store_name', 'store_name is too much like another celebrity’s.');
    }
    last = rows.length < maxListedNames ? undefined : rows.at(-1)?.id;
  }
}
