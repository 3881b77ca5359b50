import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';
import { EncryptJWT, jwtDecrypt } from 'jose';

import { env } from '#app/platform/env.server.ts';
import { readSecrets } from '#app/platform/secrets.server.ts';

const cookieName = '__Host-gate';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
const passLifeSeconds = 30 * 86_400;

let key: Uint8Array | undefined;

/** A key of its own, so that a pass is never mistaken for anything else that is sealed. */
function gateKey(): Uint8Array {
  key ??= new Uint8Array(
    hkdfSync('sha256', Buffer.from(readSecrets().sessionKey, 'base64'), '', 'gate', 32),
  );
  return key;
}

function markOf(password: string): Buffer {
  return createHmac('sha256', gateKey()).update(password).digest();
}

/** True when the operator set a password (ADR 0011). */
export function gateIsSet(): boolean {
  return env.GATE_PASSWORD !== undefined;
}

/** Compares in a time that tells nothing about the password. */
export function passwordOpensGate(password: string): boolean {
  return (
    env.GATE_PASSWORD !== undefined && timingSafeEqual(markOf(password), markOf(env.GATE_PASSWORD))
  );
}

/** Lets this browser in. The pass names the password it was given for: a new password closes again. */
export async function givePass(): Promise<void> {
  const pass = await new EncryptJWT({ mark: markOf(env.GATE_PASSWORD ?? '').toString('base64url') })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${passLifeSeconds}s`)
    .encrypt(gateKey());
  setCookie(cookieName, pass, { ...cookieOptions, maxAge: passLifeSeconds });
}

export function takePassBack(): void {
  deleteCookie(cookieName, cookieOptions);
}

/** True when this request may see the site: no password is set, or its browser was let in. */
export async function mayPassGate(): Promise<boolean> {
  if (env.GATE_PASSWORD === undefined) return true;
  const pass = getCookie(cookieName);
  if (pass === undefined) return false;
  try {
    const { payload } = await jwtDecrypt(pass, gateKey(), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload['mark'] === markOf(env.GATE_PASSWORD).toString('base64url');
  } catch {
    return false;
  }
}
