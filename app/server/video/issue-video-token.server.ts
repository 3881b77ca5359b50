import { SignJWT } from 'jose';
import { readSecrets } from '#app/platform/secret/secrets.server.ts';
import { types, audience, keyFrom, type BoundVideoToken } from './video-token.server.ts';

const accessSeconds = 60 * 60;

const refreshSeconds = 30 * 24 * 60 * 60;

async function sign(type: keyof typeof types, userId: number, ends: number, now: number) {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: types[type] })
    .setSubject(String(userId))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(ends)
    .setJti(crypto.randomUUID())
    .sign(keyFrom(readSecrets().videoKey));
}

/** Issues a token that says who may upload; what may be uploaded is checked again for every chunk. */
export async function issueVideoToken(userId: number, at: Date): Promise<BoundVideoToken> {
  const now = Math.floor(at.getTime() / 1000);
  const expires = now + accessSeconds;
  return {
    token_type: 'Bearer',
    access_token: await sign('access', userId, expires, now),
    refresh_token: await sign('refresh', userId, now + refreshSeconds, now),
    expires_in: accessSeconds,
    expires_at: expires,
  };
}
