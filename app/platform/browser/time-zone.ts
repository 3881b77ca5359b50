import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { useEffect, useSyncExternalStore } from 'react';

const cookie = 'tz';
const year = 365 * 24 * 60 * 60;

/** The zone of a name, which may be encoded as it is in a cookie; UTC for none and for anything that is no zone. */
export function knownZone(name: string | undefined): string {
  try {
    const timeZone = decodeURIComponent(name ?? 'UTC');
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The zone of the cookie, read alike on both sides, so that a page and its hydration agree; UTC without one. */
const rememberedZone = createIsomorphicFn()
  .server(() => knownZone(getCookie(cookie)))
  .client(() => {
    const [, value] = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie) ?? [];
    return knownZone(value);
  });

const never = () => () => {};
const ownZone = () => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The reader's time zone. It is kept in a cookie, so that only the very first page is written in UTC. */
export function useTimeZone(): string {
  const zone = useSyncExternalStore(never, ownZone, rememberedZone);
  useEffect(() => {
    document.cookie = `${cookie}=${encodeURIComponent(zone)}; path=/; max-age=${year}; samesite=lax`;
  }, [zone]);
  return zone;
}
