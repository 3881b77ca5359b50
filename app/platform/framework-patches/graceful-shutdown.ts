/** Default time for a proxy to notice the shutdown: it polls every few seconds. */
const behindProxyMs = 5_000;

/**
 * Milliseconds between the shutdown signal and closing the port: `SHUTDOWN_DELAY_MS`, else five seconds if proxies are
 * configured, which poll for readiness, and none otherwise.
 */
export function shutdownDelay(env: Readonly<Record<string, string | undefined>>): number {
  const set = env['SHUTDOWN_DELAY_MS'];
  if (set) return Number(set);
  return env['TRUSTED_PROXIES'] ? behindProxyMs : 0;
}
