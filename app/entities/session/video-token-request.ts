import * as v from 'valibot';

import { tokenConstant } from '#domain/account/sign-in/token-constant.ts';
import { AppError } from '#domain/app-error.ts';

/** What is read of a video token; the token itself is let go, since our uploads need none (ADR 0004). */
const answerSchema = v.object({ expires_at: v.number() });

/**
 * Asks this site for video access.
 * @returns when it ends, in milliseconds since the epoch
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
