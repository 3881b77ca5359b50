import { base32, digits, stepMs } from './one-time-code.server.ts';

/** What an app reads of a QR code. */
export function otpauthAddress(secret: Uint8Array, issuer: string, account: string): string {
  // A colon parts the two names.
  const [site, name] = [issuer, account].map((text) =>
    encodeURIComponent(text.replaceAll(':', ' ')),
  );
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepMs / 1_000),
  });
  // Apps read a plus as itself.
  return `otpauth://totp/${site}:${name}?${query.toString().replaceAll('+', '%20')}`;
}
