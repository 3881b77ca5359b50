/**
 * A startup warning for the operator, or null: behind a proxy that is not listed, everyone has the proxy's address, and
 * the limits on guessing count them as one.
 */
export function startWarning(env: Readonly<Record<string, string | undefined>>): string | null {
  const isBehindProxy = env['APP_ORIGIN']?.startsWith('https:') === true;
  if (!isBehindProxy || env['TRUSTED_PROXIES']?.trim()) return null;
  return 'APP_ORIGIN is https but TRUSTED_PROXIES is empty: all visitors count as one address (docs/operate/deploy.md).';
}
