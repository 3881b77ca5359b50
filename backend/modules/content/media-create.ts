import {
  pictureHeadBytes,
  pictureKindOf,
  pictureMaxBytes,
} from '#domain/person/profile-picture.ts';
import { proofFileName } from '#backend/contract/media.ts';
import { addMedia } from '#backend/modules/content/store/add-media.ts';
import { findUserById } from '#backend/modules/people/store/users.ts';
import { created } from '#backend/http/wire/answer.ts';
import { type Call, readBytes, wholeNumber } from '#backend/http/wire/call.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { mediaFields } from './page-fields.ts';
import { requireService, mediaView } from './media.ts';

const endings = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

/** Whether the file name marks a file that only its order shows. */
function isProof({ headers }: Request): boolean {
  const [, name = ''] = /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return proofFileName.test(name);
}

/** POST wp/v2/media?author=: the body is the file. Its first bytes have to be a picture's, whatever its name. */
export async function mediaCreate(call: Call): Promise<Response> {
  await requireService(call);
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
