import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import { actsAs } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { writeWebVtt } from '#domain/clip/captions.ts';
import { clipParts, type ClipPart } from '#domain/clip/clip.ts';
import { defaultLocale } from '#domain/locale.ts';
import { isUuid } from '#domain/uuid.ts';

import { findClip, type ClipRow } from './store/clips.server.ts';

/** Asked again each time, so that a clip is gone the moment its fan withdraws. */
const shared = 'public, no-cache';
/** For 30 days, by the browser alone: what is at such an address never changes. */
const lasting = 'private, max-age=2592000, immutable';
const personal = 'private, no-store';

/** Whether everyone sees it: it was approved, and its celebrity is listed. */
async function isPublic({ state, vendorId }: ClipRow): Promise<boolean> {
  if (state !== 'public') return false;
  try {
    await catalogue.celebrity(vendorId, defaultLocale);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

/** Its celebrity and the team see it in every state. A revoked one is for no one. */
async function isTheirs({ state, vendorId }: ClipRow): Promise<boolean> {
  if (state === 'revoked') return false;
  const user = (await readSession())?.user;
  return user !== undefined && (user.id === vendorId || actsAs(user, 'manager'));
}

function idOfPart({ files, videoId }: ClipRow, part: ClipPart): string | null {
  if (part === 'poster') return files.poster ?? null;
  // Without a transcoder the clip plays as it was sent.
  const whole = files.full ?? videoId;
  return part === 'preview' ? (files.preview ?? whole) : whole;
}

/**
 * How long a browser keeps what everyone may see. Prepared files last, at an address that names the version; that of a
 * fan's video does not, since its fan may withdraw (docs/adr/0146).
 */
function cacheControlOf({ preparation, version, orderId }: ClipRow, request: Request): string {
  const isNamed = new URL(request.url).searchParams.get('v') === String(version);
  return isNamed && preparation === 'done' && orderId === null ? lasting : shared;
}

function captionsAnswer({ captions, version }: ClipRow, cacheControl: string): Response {
  return new Response(writeWebVtt(captions), {
    headers: {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      etag: `"captions-${version}"`,
    },
  });
}

async function answer(request: Request, id: string, asked: string): Promise<Response> {
  const part = clipParts.find((known) => known === asked);
  const row = part && isUuid(id) ? await findClip(await ownTables(), id) : null;
  if (!part || !row) throw new AppError('not_found');
  const open = await isPublic(row);
  if (!open && !(await isTheirs(row))) throw new AppError('not_found');
  const cacheControl = open ? cacheControlOf(row, request) : personal;
  if (part === 'captions') return captionsAnswer(row, cacheControl);
  const fileId = idOfPart(row, part);
  if (fileId === null) throw new AppError('not_found');
  const { files, serveVideo } = await openTransport();
  const options = { cacheControl, isPicture: part === 'poster' };
  // What is not in our storage is at another video host.
  const served =
    (await files.serve(fileId, request, options)) ?? (await serveVideo(fileId, request));
  if (!served) throw new AppError('not_found');
  return served;
}

/** Serves a part of a clip: 200, 206, 304, 404 or 416. A clip that is not public is for its celebrity and the team. */
export async function answerClip(request: Request, id: string, part: string): Promise<Response> {
  try {
    return await answer(request, id, part);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers = { 'cache-control': 'no-store' };
    return Response.json({ code: error.code }, { status: error.status, headers });
  }
}
