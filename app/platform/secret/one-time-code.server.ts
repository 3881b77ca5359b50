import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Codes of authenticator apps: TOTP (RFC 6238) with SHA-1, six digits, steps of 30 seconds, as every app reads them.
 */

export const stepMs = 30_000;

export const digits = 6;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 wants them. */
export function makeOneTimeSecret(): Uint8Array {
  return new Uint8Array(randomBytes(20));
}

/** Base 32 (RFC 4648) without padding, as apps take a secret that is typed. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The step that an instant lies in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

/** The code of one step. */
export function oneTimeCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code was typed: this one, the one before or the one after it, for clocks that go wrong. All three are
 * compared, each in constant time.
 * @returns null when it is the code of none
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
