const name = 'astera.checkout';

/**
 * Does something when no window of this browser is sending orders: sends some, or asks for answers that never came.
 * Windows see late what another one has written, so without it two of them would send one basket under two keys. A
 * window that is closed lets go by itself.
 */
export async function whileNothingIsSent<T>(work: () => Promise<T>): Promise<T> {
  // Browsers keep locks from pages that are neither https nor on this machine; there is no signing in on those either.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
