import { base32, digits, stepMs } from './one-time-code.server.ts';

/** The URL in the QR code for authenticator apps. */
export function otpauthAddress(secret: Uint8Array, issuer: string, account: string): string {
  // A colon separates the two names.
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
  // Apps read a plus literally.
  return `otpauth://totp/${site}:${name}?${query.toString().replaceAll('+', '%20')}`;
}
