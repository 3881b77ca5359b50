import { customerSchema, type WireCustomer } from '#backend/contract/people/customer.ts';
import { userMeta } from '#backend/contract/people/managed-user.ts';
import { paths } from '#backend/contract/paths.ts';
import { storeOfflineKey } from '../meta-keys.ts';
import { Refused, type WordpressSite } from '../site.server.ts';

export function metaText(person: WireCustomer | null | undefined, key: string): string | null {
  const value = person?.meta_data?.find((entry) => entry.key === key)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether an administrator keeps someone out: user meta of ours, which WordPress knows nothing of. */
export function isSuspended(person: WireCustomer | null | undefined): boolean {
  return metaText(person, userMeta.suspended) !== null;
}

/** Whether someone's store is not shown: suspended here, or taken off line in WCFM. */
export function hasClosedStore(person: WireCustomer | null | undefined): boolean {
  return isSuspended(person) || metaText(person, storeOfflineKey) !== null;
}

/** Someone with an account, or null. */
export async function readPerson(site: WordpressSite, id: number): Promise<WireCustomer | null> {
  try {
    return await site.ask(paths.customer(id), customerSchema);
  } catch (error) {
    if (error instanceof Refused && error.answer.status === 404) return null;
    throw error;
  }
}

/** Headers that say how long a list is. */
export function pageHeaders(answer: Response): Headers {
  const kept = [...answer.headers].filter(([name]) => name.startsWith('x-wp-'));
  return new Headers(kept);
}
