import { createHmac } from 'node:crypto';

import { sameText } from '#app/platform/secret/same-text.ts';

/** So far may the clocks of the back end and of this process be apart, and so old may a message be. */
export const signatureAgeMs = 5 * 60_000;

/**
 * Checks `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>`, as Stripe signs.
 * @param now milliseconds since 1970
 * @returns the signature that is right, or null where none is, or the time is not near
 */
export function signatureIn(
  header: string,
  body: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): string | null {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return null;
  if (Math.abs(now - Number(time) * 1_000) > signatureAgeMs) return null;
  const right = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const isSigned = parts.some(([name, value = '']) => name === 'v1' && sameText(value, right));
  return isSigned ? right : null;
}
