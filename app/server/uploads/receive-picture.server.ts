import type { AccountLimit } from '#app/server/limits/limit-table.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { readLimitedBody } from '#domain/limited-body.ts';
import { pictureMaxBytes } from '#domain/person/profile-picture.ts';

import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';

/** Reads a body up to the limit. @throws AppError `picture_too_large` at the first byte beyond it */
async function readUpTo(request: Request, most: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > most) throw new AppError('picture_too_large');
  const bytes = await readLimitedBody(request, most);
  if (!bytes) throw new AppError('picture_too_large');
  return bytes;
}

/** Processes a signed-in user's picture; the result is returned as JSON. */
type Keep = (session: SessionContent, bytes: Uint8Array) => Promise<object>;

/**
 * Handles a POST whose body is a picture: 200, otherwise `{ code }` with its status: 401 not signed in, 403 not
 * allowed, 413 too large, 415 not a picture, 422 damaged, 429 too many, 502 back end failure. Reading a picture costs
 * more than any other request.
 * @param limit how many a person may upload
 */
export function receivePictures(
  limit: AccountLimit,
  keep: Keep,
): (request: Request) => Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  return async (request) => {
    try {
      const session = await readSession();
      if (!session) throw new AppError('sign_in_required');
      const { limits } = await accountsStore();
      const retryAfter = await limits.attempt(limit, `person ${session.user.id}`);
      if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
      const bytes = await readUpTo(request, pictureMaxBytes);
      return Response.json(await keep(session, bytes), { headers });
    } catch (error) {
      const isFault = !(error instanceof AppError) || isTrouble(error);
      if (isFault && !request.signal.aborted) console.error(error);
      const failure = error instanceof AppError ? error : new AppError('backend_failed');
      const { code, status, retryAfter } = failure;
      const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      return Response.json({ code }, { status, headers: { ...headers, ...wait } });
    }
  };
}
