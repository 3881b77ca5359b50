/** Where a user goes after signing in, as given in the URL: `?destination=/my-orders`. */

import { actsAs, hasStore, type Role } from './role.ts';

const home = '/';
const longest = 2048;
/** Stands in for our own origin while parsing a URL; no real name ends in `.invalid` (RFC 2606). */
const base = 'http://here.invalid';
/** How many layers of encoding we unwrap in a path before giving up. */
const decodings = 3;

const signInPages = /^(\/[a-z]{2})?\/account\/(login|logout|register)(\/|$)/i;
const notPages = /^\/(_serverfn|api|wp-json|videos|auth)(\/|$)/i;

/** Browsers treat a backslash as a slash and drop control characters before they parse a URL. */
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
 * A safe URL on this site, taken from an untrusted one.
 * @param raw any text from the address bar, a link or storage
 * @returns path, query and fragment on this site, or `/` for anything that could lead elsewhere: another origin, the
 * sign-in pages themselves, and URLs that are not pages
 */
export function safeDestination(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > longest || !raw.startsWith('/')) return home;
  if (!isPlain(raw) || !URL.canParse(raw, base)) return home;
  const url = new URL(raw, base);
  if (url.origin !== base || !staysPlain(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** Where users without a destination go after signing in: to whatever is waiting for them. */
export function landingOf(role: Role): string {
  if (hasStore(role)) return '/my-requests';
  return actsAs({ role }, 'manager') ? '/desk' : home;
}

/** Pages that people come back to even without a query, because what they filled in is still there. */
const comesBack =
  /^(\/[a-z]{2})?\/(checkout\/|basket(\/|$)|my-profile(\/|$)|celebrity\/[^/]+\/request\/)/;

/**
 * The destination that a guarded page passes to the login page; undefined for none.
 * @param pathname path of the guarded page
 * @param query its query with `?`, or ''
 */
export function destinationFor(pathname: string, query: string): string | undefined {
  if (query === '' && !comesBack.test(pathname)) return undefined;
  const destination = safeDestination(pathname + query);
  return destination === home ? undefined : destination;
}
