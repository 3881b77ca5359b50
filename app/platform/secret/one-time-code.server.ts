import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Authenticator app codes: TOTP (RFC 6238) with SHA-1, six digits and 30-second steps, as every app supports. */

export const stepMs = 30_000;

export const digits = 6;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 recommends. */
export function makeOneTimeSecret(): Uint8Array {
  return new Uint8Array(randomBytes(20));
}

/** Base 32 (RFC 4648) without padding, as apps accept a typed secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The time step of an instant. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

/** The code for one time step. */
export function oneTimeCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step of a code: the current, previous or next one, to allow for clock drift. All three are compared, each in
 * constant time.
 * @returns null if none matches
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (const step of [-1, 0, 1].map((offset) => stepAt(now) + offset)) {
    const right = Buffer.from(oneTimeCode(secret, step));
    if (typed.length === right.length && timingSafeEqual(typed, right)) found ??= step;
  }
  return found;
}
