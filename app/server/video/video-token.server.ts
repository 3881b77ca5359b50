import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { readSecrets } from '#app/platform/secret/secrets.server.ts';

/** A token in the video API's format, bound to one person. `expires_at` in seconds since the epoch, UTC. */
export interface BoundVideoToken {
  readonly token_type: 'Bearer';
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly expires_at: number;
}

export const audience = 'astera-video';

export const types = { access: 'video-person+jwt', refresh: 'video-person-refresh+jwt' } as const;

/** A separate key, so that neither the video host nor anything else accepts these as its own tokens. */
export function keyFrom(secret: string, purpose: string = audience): Uint8Array {
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(purpose).digest();
}

/** Whether a refresh token was issued to this person and is still valid. */
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
