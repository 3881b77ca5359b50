import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { useEffect, useSyncExternalStore } from 'react';

const cookie = 'tz';
const year = 365 * 24 * 60 * 60;

/** Zones by the names that they go by; a name that only leads to one is not kept, for of those there is no end. */
const met = new Set(['UTC']);

/** The zone of a name, which may be encoded as it is in a cookie; UTC for none and for anything that is no zone. */
export function knownZone(name = 'UTC'): string {
  try {
    const asked = decodeURIComponent(name);
    // To learn it costs more than to write a date in it, and each row of a list asks.
    if (met.has(asked)) return asked;
    // Offsets are thousands of zones, for each of which formatters would be kept, and no browser is in one.
    if (/^[+-]/.test(asked)) return 'UTC';
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions();
    if (timeZone === asked) met.add(timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/**
 * The zone that the server wrote the page in, so that the page and its hydration agree; UTC without a cookie. In the
 * browser it comes from the page itself: the cookie may have been set since the page was asked for, by the page before
 * it or another tab.
 */
const pageZone = createIsomorphicFn()
  .server(() => knownZone(getCookie(cookie)))
  .client(() => knownZone(document.documentElement.dataset['zone']));

/** What the server says of it at the root of the page. */
export const pageZoneAttribute = createIsomorphicFn()
  .server((): { 'data-zone'?: string } => ({ 'data-zone': pageZone() }))
  .client((): { 'data-zone'?: string } => ({}));

const never = () => () => {};
const ownZone = () => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The reader's time zone. It is kept in a cookie, so that only the very first page is written in UTC. */
export function useTimeZone(): string {
  const zone = useSyncExternalStore(never, ownZone, pageZone);
  useEffect(() => {
    document.cookie = `${cookie}=${encodeURIComponent(zone)}; path=/; max-age=${year}; samesite=lax`;
  }, [zone]);
  return zone;
}
