import { env } from '#app/platform/settings/env.server.ts';
import { readSecrets } from '#app/platform/secret/secrets.server.ts';

/** One key of the ring. Its name is stored in plain text with what it sealed. */
export interface SessionKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/** The first key seals, every key unseals. */
export type KeyRing = readonly [SessionKey, ...SessionKey[]];

function keyFrom(id: string, base64: string): SessionKey {
  const key = new Uint8Array(Buffer.from(base64, 'base64'));
  if (key.byteLength !== 32) throw new Error(`The session key ${id} is not 32 bytes in base64.`);
  return { id, key };
}

/**
 * Reads `name:base64,name:base64`, newest first.
 * @param installed the installation's own key, which still unseals what it sealed before
 * @throws when a key has no name or is not 32 bytes
 */
export function keyRingFrom(setting: string | undefined, installed: string): KeyRing {
  const own = keyFrom('installed', installed);
  const [first, ...others] = (setting ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, id, base64] = /^\s*([\w-]+):(\S+)\s*$/.exec(part) ?? [];
      if (id === undefined || base64 === undefined) {
        throw new Error('SESSION_KEYS is a list of name:base64, newest first.');
      }
      return keyFrom(id, base64);
    });
  return first ? [first, ...others, own] : [own];
}

let ring: KeyRing | undefined;

/** The key ring of this process. */
export function sessionKeys(): KeyRing {
  ring ??= keyRingFrom(env.SESSION_KEYS, readSecrets().sessionKey);
  return ring;
}
