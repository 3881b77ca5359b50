import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

import type { VideoToken } from '#backend/contract/video/video-sign-in.ts';
import { sameText } from '#backend/http/auth/same-text.ts';

/** The clock; tests pass their own. */
export type VideoClock = () => Date;

export interface VideoTokens {
  /** A token to watch one video for an hour. @param downloadAs as a download with this name */
  watchToken(videoId: string, downloadAs?: string): Promise<string>;
  /** The permissions of a watch token; null if it is forged, expired, or for another video. */
  watchGrant(token: string, videoId: string): Promise<{ readonly downloadAs?: string } | null>;
  /** True for an API key; compares in constant time. */
  isApiKey(candidate: string): boolean;
  issue(): Promise<VideoToken>;
  /** @returns null if the refresh token is forged, expired or of another type */
  refresh(refreshToken: string): Promise<VideoToken | null>;
  /** True for `Bearer <access token>` and for `Basic base64(apiKey:)`, which the official Node client sends. */
  admits(authorization: string | null): Promise<boolean>;
}

const accessSeconds = 60 * 60;
const refreshSeconds = 30 * 24 * 60 * 60;
// Separate `typ` and `aud` values, so that no other token of the product is accepted here, whatever secret signed it
// (RFC 8725 §3.11).
const accessType = 'video-access+jwt';
const watchType = 'video-watch+jwt';
/** Long enough to finish the longest video, with a pause. */
const watchSeconds = 60 * 60;
const refreshType = 'video-refresh+jwt';
const audience = 'video';

/** @param secret at least 32 bytes, the video host's own */
export function createVideoTokens(options: {
  readonly apiKeys: readonly string[];
  readonly secret: Uint8Array;
  readonly clock: VideoClock;
}): VideoTokens {
  const { apiKeys, secret, clock } = options;
  if (secret.byteLength < 32)
    throw new Error('The video host needs a secret of at least 32 bytes.');
  // Compares all keys, so that timing does not reveal which one matches.
  const isApiKey = (candidate: string) =>
    apiKeys.filter((key) => key !== '' && sameText(candidate, key)).length > 0;

  async function sign(
    type: string,
    seconds: number,
    claims: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .setJti(crypto.randomUUID())
      .sign(secret);
  }

  async function claimsOf(token: string, type: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        typ: type,
        audience,
        requiredClaims: ['exp'],
        currentDate: clock(),
      });
      return payload;
    } catch {
      return null;
    }
  }

  const verifies = async (token: string, type: string) => (await claimsOf(token, type)) !== null;

  const issue = async (): Promise<VideoToken> => ({
    token_type: 'Bearer',
    expires_in: accessSeconds,
    access_token: await sign(accessType, accessSeconds),
    refresh_token: await sign(refreshType, refreshSeconds),
  });

  return {
    watchToken: (videoId, downloadAs) =>
      sign(watchType, watchSeconds, {
        sub: videoId,
        ...(downloadAs === undefined ? {} : { as: downloadAs.toWellFormed() }),
      }),
    async watchGrant(token, videoId) {
      const claims = await claimsOf(token, watchType);
      if (claims?.sub !== videoId) return null;
      return typeof claims['as'] === 'string' ? { downloadAs: claims['as'] } : {};
    },
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
