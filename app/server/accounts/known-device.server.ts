import { randomBytes } from 'node:crypto';

import { getCookie, setCookie } from '@tanstack/react-start/server';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';

import { sha256 } from '#app/platform/secret/sha256.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { canonicalName } from '#app/server/limits/sign-in-limit.server.ts';

const cookieName = '__Secure-device';
/** Sent with server function calls only: pages do not depend on whether the browser is known. */
const cookieOptions = {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/_serverFn',
} as const;
const lifeSeconds = 180 * 86_400;
/** No more names than a family may have are remembered on one browser. */
const mostNames = 5;

const claimsSchema = v.object({ device: v.string(), names: v.array(v.string()) });
type Device = v.InferOutput<typeof claimsSchema>;

function markOf(name: string): string {
  return sha256(canonicalName(name)).slice(0, 16);
}

async function deviceOfCookie(): Promise<Device | null> {
  const cookie = getCookie(cookieName);
  if (cookie === undefined) return null;
  try {
    const { payload } = await jwtDecrypt(cookie, purposeKey('device'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return v.parse(claimsSchema, payload);
  } catch {
    return null;
  }
}

/** This browser's id, if the name has signed in on it before; null otherwise. */
export async function deviceKnownTo(name: string): Promise<string | null> {
  const device = await deviceOfCookie();
  return device?.names.includes(markOf(name)) ? device.device : null;
}

/** Remembers that the name signed in on this browser, so that guesses made elsewhere cannot lock its owner out here. */
export async function rememberDevice(name: string): Promise<void> {
  const known = await deviceOfCookie();
  const mark = markOf(name);
  const names = [mark, ...(known?.names ?? []).filter((one) => one !== mark)].slice(0, mostNames);
  const device = known?.device ?? randomBytes(16).toString('base64url');
  const cookie = await new EncryptJWT({ device, names })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${lifeSeconds}s`)
    .encrypt(purposeKey('device'));
  setCookie(cookieName, cookie, { ...cookieOptions, maxAge: lifeSeconds });
}
