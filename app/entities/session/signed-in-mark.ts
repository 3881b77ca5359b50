import { createIsomorphicFn } from '@tanstack/react-start';

import { signedInMark } from '#domain/account/sign-in/signed-in-mark.ts';

/**
 * Whether someone signed in with this browser, as far as a script can know. Pages that everyone gets alike do not say
 * who is visiting; on the server, which knows, it is always false.
 */
export const isMarkedSignedIn = createIsomorphicFn()
  .server(() => false)
  .client(() => document.cookie.split('; ').includes(`${signedInMark}=1`));

/** Takes the mark back: the session that it stood for has ended. */
export function forgetMark(): void {
  document.cookie = `${signedInMark}=; path=/; max-age=0; secure`;
  showVisitor(false);
}

/** Tells the styles of the header whose place to keep, until the person's own is there. */
export function showVisitor(isPerson: boolean): void {
  const { dataset } = document.documentElement;
  if (isPerson) dataset['visitor'] = 'person';
  else delete dataset['visitor'];
}
