import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { env } from '#app/platform/settings/env.server.ts';

const base64Key = v.pipe(v.string(), v.base64(), v.minLength(44));
const schema = v.object({
  sessionKey: base64Key,
  jwtKey: base64Key,
  videoKey: base64Key,
  serviceKey: v.string(),
  serviceSecret: v.string(),
});

type Secrets = v.InferOutput<typeof schema>;

/** @param bytesFor returns this many secret bytes for a name */
function secretsBy(bytesFor: (name: keyof Secrets, length: number) => Buffer): Secrets {
  return {
    sessionKey: bytesFor('sessionKey', 32).toString('base64'),
    jwtKey: bytesFor('jwtKey', 32).toString('base64'),
    videoKey: bytesFor('videoKey', 32).toString('base64'),
    serviceKey: `ck_${bytesFor('serviceKey', 20).toString('hex')}`,
    serviceSecret: `cs_${bytesFor('serviceSecret', 20).toString('hex')}`,
  };
}

/** Derives all of them from one secret, identically in every process that has it. */
export function secretsFrom(secretKey: string): Secrets {
  const key = Buffer.from(secretKey, 'base64');
  return secretsBy((name, length) =>
    Buffer.from(hkdfSync('sha256', key, '', `astera secret ${name}`, length)),
  );
}

/** Writes new secrets atomically; if several processes start at once, one wins. */
function makeSecrets(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  const fresh = secretsBy((_name, length) => randomBytes(length));
  writeFileSync(aside, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(aside, file);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * The secrets of this installation: derived from `SECRET_KEY`, else generated at the first start and stored in the data
 * folder (mode 0600).
 */
export function readSecrets(): Secrets {
  if (env.SECRET_KEY !== undefined) return secretsFrom(env.SECRET_KEY);
  mkdirSync(env.DATA_DIR, { recursive: true });
  const file = join(env.DATA_DIR, 'secrets.json');
  if (!existsSync(file)) makeSecrets(file);
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
