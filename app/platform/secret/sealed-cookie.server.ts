import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';

import { purposeKey } from './purpose-key.server.ts';

interface SealedCookieOptions<TValue> {
  readonly name: `__Host-${string}`;
  readonly purpose: Parameters<typeof purposeKey>[0];
  readonly seconds: number;
  readonly schema: v.GenericSchema<unknown, TValue>;
}

export interface SealedCookie<TValue> {
  readonly put: (value: TValue) => Promise<void>;
  /** Null if it is missing, expired or not ours. */
  readonly read: () => Promise<TValue | null>;
  readonly remove: () => void;
}

const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** A short-lived cookie that the browser can neither read nor change (JWE, with its own key). */
export function sealedCookie<TValue extends Readonly<Record<string, unknown>>>({
  name,
  purpose,
  seconds,
  schema,
}: SealedCookieOptions<TValue>): SealedCookie<TValue> {
  return {
    async put(value) {
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${seconds}s`)
        .encrypt(purposeKey(purpose));
      setCookie(name, sealed, { ...cookieOptions, maxAge: seconds });
    },
    async read() {
      const sealed = getCookie(name);
      if (sealed === undefined) return null;
      try {
        const { payload } = await jwtDecrypt(sealed, purposeKey(purpose), {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return v.parse(schema, payload['value']);
      } catch {
        return null;
      }
    },
    remove: () => deleteCookie(name, cookieOptions),
  };
}
