const pauseMs = 250;

/**
 * Asks a health address until it answers 200.
 * @returns false when it did not within the limit
 */
export async function waitUntilHealthy(address, limitMs) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    // One question may hang for as long as the server does.
    const signal = AbortSignal.timeout(Math.max(1, end - Date.now()));
    const answer = await fetch(address, { signal }).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}
