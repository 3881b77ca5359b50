import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { useEffect, useSyncExternalStore } from 'react';
import { knownZone } from './known-zone.ts';

const cookie = 'tz';

const year = 365 * 24 * 60 * 60;

/**
 * The zone the server rendered the page in, so that hydration matches; UTC without a cookie. In the browser it is read
 * from the page itself: the cookie may have been set since the request, by the previous page or another tab.
 */
const pageZone = createIsomorphicFn()
  .server(() => knownZone(getCookie(cookie)))
  .client(() => knownZone(document.documentElement.dataset['zone']));

/** How the server passes the zone on, at the root of the page. */
export const pageZoneAttribute = createIsomorphicFn()
  .server((): { 'data-zone'?: string } => ({ 'data-zone': pageZone() }))
  .client((): { 'data-zone'?: string } => ({}));

const never = () => () => {};

const ownZone = () => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The reader's time zone. It is stored in a cookie, so that only the very first page is rendered in UTC. */
export function useTimeZone(): string {
  const zone = useSyncExternalStore(never, ownZone, pageZone);
  useEffect(() => {
    document.cookie = `${cookie}=${encodeURIComponent(zone)}; path=/; max-age=${year}; samesite=lax`;
  }, [zone]);
  return zone;
}
