import { createHash, timingSafeEqual } from 'node:crypto';

import { jwtVerify, SignJWT } from 'jose';

import type { VideoToken } from '#backend/contract/video.ts';

/** Source of the time; tests pass their own. */
export type VideoClock = () => Date;

export interface VideoTokens {
  /** True for the one API key; takes the same time for every wrong one. */
  isApiKey(candidate: string): boolean;
  issue(): Promise<VideoToken>;
  /** @returns null when the refresh token is forged, expired or no refresh token */
  refresh(refreshToken: string): Promise<VideoToken | null>;
  /** True for `Bearer <access token>` and for `Basic base64(apiKey:)`, as the official Node client signs in. */
  admits(authorization: string | null): Promise<boolean>;
}

const accessSeconds = 60 * 60;
const refreshSeconds = 30 * 24 * 60 * 60;
// Own `typ` and `aud`, so that no other token of the product, signed with whatever secret, passes here (RFC 8725 §3.11).
const accessType = 'video-access+jwt';
const refreshType = 'video-refresh+jwt';
const audience = 'video';

/** @param secret at least 32 bytes, the video host's own */
export function createVideoTokens(options: {
  readonly apiKey: string;
  readonly secret: Uint8Array;
  readonly clock: VideoClock;
}): VideoTokens {
  const { apiKey, secret, clock } = options;
  if (secret.byteLength < 32)
    throw new Error('The video host needs a secret of at least 32 bytes.');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const keyDigest = digest(apiKey);

  const isApiKey = (candidate: string) =>
    apiKey !== '' && timingSafeEqual(digest(candidate), keyDigest);

  async function sign(type: string, seconds: number): Promise<string> {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .setJti(crypto.randomUUID())
      .sign(secret);
  }

  async function verifies(token: string, type: string): Promise<boolean> {
    try {
      await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        typ: type,
        audience,
        requiredClaims: ['exp'],
        currentDate: clock(),
      });
      return true;
    } catch {
      return false;
    }
  }

  const issue = async (): Promise<VideoToken> => ({
    token_type: 'Bearer',
    expires_in: accessSeconds,
    access_token: await sign(accessType, accessSeconds),
    refresh_token: await sign(refreshType, refreshSeconds),
  });

  return {
    isApiKey,
    issue,
    refresh: async (refreshToken) => ((await verifies(refreshToken, refreshType)) ? issue() : null),
    async admits(authorization) {
      const [, scheme = '', value = ''] = /^(\S+) +(\S+)$/.exec(authorization ?? '') ?? [];
      if (scheme.toLowerCase() === 'bearer') return verifies(value, accessType);
      if (scheme.toLowerCase() !== 'basic') return false;
      const user = Buffer.from(value, 'base64').toString('utf8');
      return user.endsWith(':') && isApiKey(user.slice(0, -1));
    },
  };
}
