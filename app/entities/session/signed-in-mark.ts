import { createIsomorphicFn } from '@tanstack/react-start';

import { signedInMark } from '#domain/account/sign-in/signed-in-mark.ts';

/**
 * Whether someone signed in with this browser, as far as scripts can tell. Pages that are the same for everyone do not
 * say who is visiting; always false on the server, which knows.
 */
export const isMarkedSignedIn = createIsomorphicFn()
  .server(() => false)
  .client(() => document.cookie.split('; ').includes(`${signedInMark}=1`));

/** Clears the mark: the session it stood for has ended. */
export function forgetMark(): void {
  document.cookie = `${signedInMark}=; path=/; max-age=0; secure`;
  showVisitor(false);
}

/** Tells the header's styles which placeholder to reserve until the user is known. */
export function showVisitor(isPerson: boolean): void {
  const { dataset } = document.documentElement;
  if (isPerson) dataset['visitor'] = 'person';
  else delete dataset['visitor'];
}
