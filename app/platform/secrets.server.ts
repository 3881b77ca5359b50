import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { env } from './env.server.ts';

const base64Key = v.pipe(v.string(), v.base64(), v.minLength(44));
const schema = v.object({
  sessionKey: base64Key,
  jwtKey: base64Key,
  videoKey: base64Key,
  serviceKey: v.string(),
  serviceSecret: v.string(),
});

function fresh() {
  const key = () => randomBytes(32).toString('base64');
  return {
    sessionKey: key(),
    jwtKey: key(),
    videoKey: key(),
    serviceKey: `ck_${randomBytes(20).toString('hex')}`,
    serviceSecret: `cs_${randomBytes(20).toString('hex')}`,
  };
}

/** The secrets of this installation: made once at the first start, kept in the data folder (mode 0600). */
export function readSecrets(): v.InferOutput<typeof schema> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const file = join(env.DATA_DIR, 'secrets.json');
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify(fresh(), null, 2), { mode: 0o600, flag: 'wx' });
  }
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
