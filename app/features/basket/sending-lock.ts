const name = 'astera.checkout';

/** Does something that sends orders; whoever asks for answers that never came waits for it, in every window. */
export function whileSending<T>(work: () => Promise<T>): Promise<T> {
  return hold('shared', work);
}

/** Does something when no window of this browser is sending orders. A window that is closed lets go by itself. */
export function whileNobodySends<T>(work: () => Promise<T>): Promise<T> {
  return hold('exclusive', work);
}

/** Browsers keep locks from pages that are neither https nor on this machine; there is no signing in on those either. */
async function hold<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { mode }, work);
}
