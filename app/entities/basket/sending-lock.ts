const name = 'astera.checkout';

/**
 * Runs a task while no window of this browser is placing orders, either to place some or to look up missing responses.
 * Windows see each other's writes late, so without the lock two of them could place the same basket under two keys.
 * Closing a window releases the lock.
 */
export async function whileNothingIsSent<T>(work: () => Promise<T>): Promise<T> {
  // Browsers offer locks only on HTTPS and localhost; sign-in does not work elsewhere either.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
