/** The browser storage keys that the two charts start from. */
export const credentialKeys = {
  user: 'astera.user',
  details: 'astera.auth',
  token: 'astera.token',
  video: 'astera.video',
} as const;

/** Whether a storage event for this key, from another tab, concerns sign-in; null means storage was cleared. */
export function isSignInKey(key: string | null): boolean {
  return key === null || key === credentialKeys.details || key === credentialKeys.token;
}

/** Whether this browser may be signed in, according to its storage. */
export function mayBeSignedIn(): boolean {
  try {
    return window.localStorage.getItem(credentialKeys.token) !== null;
  } catch {
    // Storage is unavailable.
    return false;
  }
}
