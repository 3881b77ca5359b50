import { AppError } from '#domain/app-error.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import { issueVideoToken } from './issue-video-token.server.ts';

const uncached = { 'cache-control': 'no-store' };

export async function answered(access: () => Promise<User>): Promise<Response> {
  try {
    const { id } = await access();
    return Response.json(await issueVideoToken(id, new Date()), { headers: uncached });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status, headers: uncached });
  }
}

export async function uploader(): Promise<User> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  if (!actsAs(session.user, 'celebrity')) throw new AppError('not_allowed');
  return session.user;
}

/** Handles `POST /api/video/auth/token`: 200 with a token for users who may upload, 401 or 403. */
export function answerVideoToken(): Promise<Response> {
  return answered(uploader);
}

/** Both URLs support a single method. */
export function answerOnlyPost(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}
