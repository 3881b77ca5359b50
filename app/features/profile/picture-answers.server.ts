import { RateLimiterMemory } from 'rate-limiter-flexible';

import { changePicture } from '#app/gateway/profile.server.ts';
import { forgetSizes } from '#app/platform/picture-answer.server.ts';
import { squarePicture } from '#app/platform/square-picture.server.ts';
import { readSession } from '#app/session/session.server.ts';
import { AppError } from '#domain/app-error.ts';
import { pictureMaxBytes } from '#domain/profile-picture.ts';

/** Reading a picture costs more than anything else that a person can ask for. */
const tries = new RateLimiterMemory({ points: 30, duration: 600 });

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
  await tries.consume(session.user.id).catch(() => {
    throw new AppError('too_many_requests');
  });
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
    const { code, status } = error instanceof AppError ? error : new AppError('backend_failed');
    return Response.json({ code }, { status, headers });
  }
}
