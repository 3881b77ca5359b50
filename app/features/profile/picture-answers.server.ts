import { changePicture } from '#app/gateway/profile.server.ts';
import { forgetSizes } from '#app/platform/picture-answer.server.ts';
import { squarePicture } from '#app/platform/square-picture.server.ts';
import { readSession } from '#app/session/session.server.ts';
import { accountsStore } from '#app/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';
import { pictureMaxBytes } from '#domain/profile-picture.ts';

/** Reads a body up to the limit. @throws AppError `picture_too_large` with the first byte beyond it */
async function readUpTo(request: Request, most: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > most) throw new AppError('picture_too_large');
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) throw new AppError('picture_too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function change(request: Request): Promise<{ picture: string }> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  const { limits } = await accountsStore();
  const retryAfter = await limits.attempt('picturesPerPerson', `person ${session.user.id}`);
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  const bytes = await readUpTo(request, pictureMaxBytes);
  const { picture, removed } = await changePicture(session, await squarePicture(bytes));
  if (removed) await forgetSizes(removed);
  return { picture };
}

/**
 * POST, the body is the file: 200 `{ picture }`, else `{ code }` with its status: 401 nobody, 413 too large, 415 no
 * picture, 422 damaged, 429 too often, 502 the back end.
 */
export async function answerNewPicture(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    return Response.json(await change(request), { headers });
  } catch (error) {
    if (!(error instanceof AppError) && !request.signal.aborted) console.error(error);
    const failure = error instanceof AppError ? error : new AppError('backend_failed');
    const { code, status, retryAfter } = failure;
    const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json({ code }, { status, headers: { ...headers, ...wait } });
  }
}
