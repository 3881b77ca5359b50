import { createHmac } from 'node:crypto';

import { jwtVerify, SignJWT } from 'jose';

import { readSecrets } from '#app/platform/secret/secrets.server.ts';

/** A token as the video API words it, bound to one person. `expires_at` in seconds since the epoch, UTC. */
export interface BoundVideoToken {
  readonly token_type: 'Bearer';
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly expires_at: number;
}

const accessSeconds = 60 * 60;
const refreshSeconds = 30 * 24 * 60 * 60;
const audience = 'astera-video';
const types = { access: 'video-person+jwt', refresh: 'video-person-refresh+jwt' } as const;

/** A key of its own, so that neither the video host nor anything else takes these for its own tokens. */
function keyFrom(secret: string): Uint8Array {
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(audience).digest();
}

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

/** Issues a token that says who may upload; what may be uploaded is decided again at every chunk. */
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

/** Whether a refresh token was issued to this person and still holds. */
export async function isRefreshTokenOf(token: string, userId: number, at: Date): Promise<boolean> {
  try {
    await jwtVerify(token, keyFrom(readSecrets().videoKey), {
      algorithms: ['HS256'],
      typ: types.refresh,
      audience,
      subject: String(userId),
      requiredClaims: ['exp'],
      currentDate: at,
    });
    return true;
  } catch {
    return false;
  }
}
