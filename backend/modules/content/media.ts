import {
  pictureHeadBytes,
  pictureKindOf,
  pictureMaxBytes,
} from '#domain/person/profile-picture.ts';

import { proofFileName, type WireMedia } from '#backend/contract/media.ts';
import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { addMedia, type StoredMedia } from '#backend/modules/content/store/media.ts';
import { removeMedia } from './store/media-removal.ts';
import { findUserById } from '#backend/modules/people/store/users.ts';
import { created, json } from '#backend/http/wire/answer.ts';
import { type Call, readBytes, wholeNumber } from '#backend/http/wire/call.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/field-rules.ts';
import { mediaFields } from './page-fields.ts';

/** Only the app, which has read the picture and written it anew, puts files here. */
async function demandService(call: Call): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind === 'service') return;
  const { status } = notAllowed(caller, 'create');
  throw refusal(
    status,
    'rest_cannot_create',
    'Sorry, you are not allowed to create posts as this user.',
  );
}

const endings = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

function mediaView({ id, authorId, type, path, createdAt }: StoredMedia): WireMedia {
  return {
    id,
    date: createdAt.toISOString().slice(0, 19),
    author: authorId,
    media_type: 'image',
    mime_type: type,
    source_url: path,
  };
}

/** Whether a file comes under the name of one that only its order shows. */
function isProof({ headers }: Request): boolean {
  const [, name = ''] = /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return proofFileName.test(name);
}

/** POST wp/v2/media?author=: the body is the file. By its first bytes it is a picture, whatever it is called. */
export async function mediaCreate(call: Call): Promise<Response> {
  await demandService(call);
  const { database, mediaFolder, clock } = call.services;
  const authorId = wholeNumber(call.url, 'author') ?? 0;
  if (!(await findUserById(database, authorId))) {
    throw invalidParameter('author', 'Invalid author ID.', 'rest_invalid_author');
  }
  requireKept(mediaFields, Object.fromEntries(call.url.searchParams), { author: authorId });
  const bytes = await readBytes(call.request, pictureMaxBytes);
  if (bytes.byteLength === 0) {
    throw refusal(400, 'rest_upload_no_data', 'No data supplied.');
  }
  const kind = pictureKindOf(bytes.subarray(0, pictureHeadBytes));
  if (!kind) {
    throw refusal(
      415,
      'rest_upload_sideload_error',
      'Sorry, you are not allowed to upload this file type.',
    );
  }
  const kept = await addMedia(database, mediaFolder, {
    ...{ authorId, type: `image/${kind}`, ending: endings[kind], bytes, now: clock() },
    isProof: isProof(call.request),
  });
  return created(call, mediaView(kept));
}

/** DELETE wp/v2/media/{id}. */
export async function mediaDelete(call: Call): Promise<Response> {
  await demandService(call);
  const { database, mediaFolder } = call.services;
  const removed = await removeMedia(database, mediaFolder, Number(call.params[0]));
  if (!removed) throw refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return json({ deleted: true, previous: mediaView(removed) });
}
