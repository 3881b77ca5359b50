/** Where the two charts keep what they start from, in the browser's storage. */
export const credentialKeys = {
  user: 'astera.user',
  details: 'astera.auth',
  token: 'astera.token',
  video: 'astera.video',
} as const;

/** Whether a change of this key, made by another tab, is about signing in; null is a cleared storage. */
export function isSignInKey(key: string | null): boolean {
  return key === null || key === credentialKeys.details || key === credentialKeys.token;
}

/** Whether this browser may be signed in, as far as its storage knows. */
export function mayBeSignedIn(): boolean {
  try {
    return window.localStorage.getItem(credentialKeys.token) !== null;
  } catch {
    // A window without storage.
    return false;
  }
}
