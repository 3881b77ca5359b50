/** How long a proxy is given to notice, unless something else is set: it asks every few seconds. */
const behindProxyMs = 5_000;

/**
 * Milliseconds between the signal to end and the closing of the port: `SHUTDOWN_DELAY_MS`, else five seconds where
 * proxies are named, which ask whether this process is ready, and none where no one asks.
 */
export function shutdownDelay(env: Readonly<Record<string, string | undefined>>): number {
  const set = env['SHUTDOWN_DELAY_MS'];
  if (set) return Number(set);
  return env['TRUSTED_PROXIES'] ? behindProxyMs : 0;
}
