import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

import { calculateJwkThumbprint, exportJWK, SignJWT, type JWK } from 'jose';

import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';

/** PKCS #8 of an Ed25519 key without its last 32 bytes, the seed (RFC 8410, section 7). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

interface RecordKey {
  readonly privateKey: KeyObject;
  readonly publicJwk: JWK & { readonly kid: string };
}

let key: Promise<RecordKey> | undefined;

async function deriveKey(): Promise<RecordKey> {
  const der = Buffer.concat([pkcs8Start, purposeKey('video-record')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const jwk = await exportJWK(createPublicKey(privateKey));
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, publicJwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' } };
}

/** The Ed25519 key that signs records, derived from the installation's secret (docs/adr/0142). */
function recordKey(): Promise<RecordKey> {
  key ??= deriveKey();
  return key;
}

/** What a record states, in the claims of a JWT. */
export interface RecordClaims {
  /** SHA-256 of the file as hex. */
  readonly sha256: string;
  readonly celebrity: string;
  /** The origin of the site. */
  readonly iss: string;
  readonly deliveredAt: Date;
}

/** Signs a record. @returns a JWS in compact form */
export async function signRecord({ iss, deliveredAt, ...claims }: RecordClaims): Promise<string> {
  const { privateKey, publicJwk } = await recordKey();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: publicJwk.kid })
    .setIssuer(iss)
    .setIssuedAt(deliveredAt)
    .sign(privateKey);
}

/** The public key as a JSON Web Key Set, with which anyone can check a record. */
export async function answerWithKeys(): Promise<Response> {
  const { publicJwk } = await recordKey();
  const headers = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' };
  return Response.json({ keys: [publicJwk] }, { headers });
}
