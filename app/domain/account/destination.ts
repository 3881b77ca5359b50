/** Where someone goes after signing in, as an address may name it: `?destination=/my-orders`. */

import { actsAs, hasStore, type Role } from './role.ts';

const home = '/';
const longest = 2048;
/** Stands for our own origin while an address is read; no name ends in `.invalid` (RFC 2606). */
const base = 'http://here.invalid';
/** How often a path may have been encoded before we stop looking into it. */
const decodings = 3;

const signInPages = /^(\/[a-z]{2})?\/account\/(login|logout|register)(\/|$)/i;
const notPages = /^\/(_serverfn|api|wp-json|videos|auth)(\/|$)/i;

/** A backslash is a slash to browsers; they also drop control characters before they read an address. */
function isPlain(path: string): boolean {
  return !/^\/[/\\]/.test(path) && !/[\\\p{Cc}]/u.test(path);
}

function staysPlain(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < decodings; round += 1) {
    try {
      path = decodeURIComponent(path);
    } catch {
      return false;
    }
    if (!isPlain(path) || signInPages.test(path) || notPages.test(path)) return false;
  }
  return true;
}

/**
 * An address of this site that may be gone to, taken from an untrusted one.
 * @param raw what an address bar, a link or storage said; anything
 * @returns path, query and fragment on this site, or `/` for whatever could lead elsewhere: another origin, the sign-in
 * pages themselves, and addresses that are no pages
 */
export function safeDestination(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > longest || !raw.startsWith('/')) return home;
  if (!isPlain(raw) || !URL.canParse(raw, base)) return home;
  const url = new URL(raw, base);
  if (url.origin !== base || url.username !== '' || url.password !== '') return home;
  if (!isPlain(url.pathname) || signInPages.test(url.pathname) || notPages.test(url.pathname)) {
    return home;
  }
  return staysPlain(url.pathname) ? url.pathname + url.search + url.hash : home;
}

/** Where someone goes after signing in who was on the way to nowhere: to what waits for him or her. */
export function landingOf(role: Role): string {
  if (hasStore(role)) return '/my-requests';
  return actsAs({ role }, 'manager') ? '/desk' : home;
}

/** Pages that people come back to even without a query: what they filled in waits there. */
const comesBack =
  /^(\/[a-z]{2})?\/(checkout\/|basket(\/|$)|my-profile(\/|$)|celebrity\/[^/]+\/request\/)/;

/**
 * The destination that a guarded page sends along to the login page; undefined for none.
 * @param pathname path of the guarded page
 * @param query its query with `?`, or ''
 */
export function destinationFor(pathname: string, query: string): string | undefined {
  if (query === '' && !comesBack.test(pathname)) return undefined;
  const destination = safeDestination(pathname + query);
  return destination === home ? undefined : destination;
}
