import * as v from 'valibot';

import { tokenConstant } from '#domain/account/sign-in/token-constant.ts';
import { AppError } from '#domain/app-error.ts';

/** The part of a video token that is read; the token itself is discarded, since our uploads need none (ADR 0004). */
const answerSchema = v.object({ expires_at: v.number() });

/**
 * Requests video access from this site.
 * @returns its expiry, in milliseconds since the epoch
 * @throws AppError `session_expired`, `not_allowed`, `backend_failed`
 */
export async function askForVideoToken(kind: 'video' | 'refresh'): Promise<{ expiresAt: number }> {
  const answer = await fetch(
    kind === 'video' ? '/api/video/auth/token' : '/api/video/auth/refresh',
    kind === 'video'
      ? { method: 'POST' }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refreshToken: tokenConstant }),
        },
  );
  if (answer.status === 401) throw new AppError('session_expired');
  if (!answer.ok) throw new AppError(answer.status === 403 ? 'not_allowed' : 'backend_failed');
  const { expires_at } = v.parse(answerSchema, await answer.json());
  return { expiresAt: expires_at * 1000 };
}
