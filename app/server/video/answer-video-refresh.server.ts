import * as v from 'valibot';
import { AppError } from '#domain/app-error.ts';
import { tokenConstant } from '#domain/account/sign-in/token-constant.ts';
import { isRefreshTokenOf } from './video-token.server.ts';
import { answered, uploader } from './video-access.server.ts';

const bodySchema = v.object({ refreshToken: v.pipe(v.string(), v.minLength(1)) });

/**
 * Handles `POST /api/video/auth/refresh`: a new token for the user's own refresh token, or for the constant that a
 * browser stores in its place. 401 for anything else, 422 for a body without one.
 */
export function answerVideoRefresh(request: Request): Promise<Response> {
  return answered(async () => {
    const user = await uploader();
    const body = v.safeParse(bodySchema, await request.json().catch(() => null));
    if (!body.success) throw new AppError('invalid_input');
    const { refreshToken } = body.output;
    if (
      refreshToken !== tokenConstant &&
      !(await isRefreshTokenOf(refreshToken, user.id, new Date()))
    ) {
      throw new AppError('session_expired');
    }
    return user;
  });
}
