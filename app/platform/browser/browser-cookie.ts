import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';

/** A cookie readable by scripts: from the request on the server, from the document in the browser. */
export const readCookie = createIsomorphicFn()
  .server((name: string): string | undefined => getCookie(name))
  .client((name: string): string | undefined => {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair?.slice(name.length + 1);
  });

const oneYearInSeconds = 31_536_000;

/** Stores a preference of this browser for a year; null deletes it. Letters and digits only. */
export function writeCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : oneYearInSeconds;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
