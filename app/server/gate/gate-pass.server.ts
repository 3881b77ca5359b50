import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';
import { EncryptJWT, jwtDecrypt } from 'jose';

import { passwordMatches } from '#app/server/composition.server.ts';
import { readSecrets } from '#app/platform/secret/secrets.server.ts';
import { currentGate } from '#app/server/settings/store/site-settings.server.ts';
import { type GateSecret } from '#app/server/settings/store/gate-setting.server.ts';

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

function digest(text: string): Buffer {
  return createHmac('sha256', gateKey()).update(text).digest();
}

/** Names a password without giving it away. A hash has a salt: set once more, the same password has another name. */
function markOf(secret: GateSecret): string {
  return digest(secret.kind === 'hash' ? secret.hash : secret.password).toString('base64url');
}

/** True while the site is closed with a password (ADR 0011). */
export async function gateIsSet(): Promise<boolean> {
  return (await currentGate()).isClosed;
}

/** Compares in a time that tells nothing about the password. */
export async function passwordOpensGate(password: string): Promise<boolean> {
  const { secret } = await currentGate();
  if (!secret) return false;
  return secret.kind === 'hash'
    ? passwordMatches(secret.hash, password)
    : timingSafeEqual(digest(password), digest(secret.password));
}

/** Lets this browser in. The pass names the password it was given for: a new password closes again. */
export async function givePass(): Promise<void> {
  const { secret } = await currentGate();
  if (!secret) return;
  const pass = await new EncryptJWT({ mark: markOf(secret) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${passLifeSeconds}s`)
    .encrypt(gateKey());
  setCookie(cookieName, pass, { ...cookieOptions, maxAge: passLifeSeconds });
}

export function takePassBack(): void {
  deleteCookie(cookieName, cookieOptions);
}

/** True when this request may see the site: it is open, or its browser was let in. */
export async function mayPassGate(): Promise<boolean> {
  const { isClosed, secret } = await currentGate();
  if (!isClosed || !secret) return true;
  const pass = getCookie(cookieName);
  if (pass === undefined) return false;
  try {
    const { payload } = await jwtDecrypt(pass, gateKey(), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload['mark'] === markOf(secret);
  } catch {
    return false;
  }
}
