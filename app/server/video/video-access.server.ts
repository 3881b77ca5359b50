import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';
import { tokenConstant } from '#domain/account/sign-in/token-constant.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { readSession } from '#app/server/sessions/read-session.server.ts';
import { isRefreshTokenOf, issueVideoToken } from './video-token.server.ts';

const bodySchema = v.object({ refreshToken: v.pipe(v.string(), v.minLength(1)) });
const uncached = { 'cache-control': 'no-store' };

async function answered(access: () => Promise<User>): Promise<Response> {
  try {
    const { id } = await access();
    return Response.json(await issueVideoToken(id, new Date()), { headers: uncached });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status, headers: uncached });
  }
}

async function uploader(): Promise<User> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  if (!actsAs(session.user, 'celebrity')) throw new AppError('not_allowed');
  return session.user;
}

/** Answers `POST /api/video/auth/token`: 200 with a token for who may upload, 401 or 403. */
export function answerVideoToken(): Promise<Response> {
  return answered(uploader);
}

/**
 * Answers `POST /api/video/auth/refresh`: a new token for the person's own refresh token, or for the constant that a
 * browser keeps in its place. 401 for anything else, 422 for a body without one.
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

/** Both addresses know one method. */
export function answerOnlyPost(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}
