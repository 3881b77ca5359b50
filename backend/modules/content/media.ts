import type { WireMedia } from '#backend/contract/media.ts';
import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import type { StoredMedia } from '#backend/modules/content/store/media.ts';
import { removeMedia } from './store/media-removal.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** Only the app, which has decoded and re-encoded the picture, may add files. */
export async function requireService(call: Call): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind === 'service') return;
  const { status } = notAllowed(caller, 'create');
  throw refusal(
    status,
    'rest_cannot_create',
    'Sorry, you are not allowed to create posts as this user.',
  );
}

export function mediaView({ id, authorId, type, path, createdAt }: StoredMedia): WireMedia {
  return {
    id,
    date: createdAt.toISOString().slice(0, 19),
    author: authorId,
    media_type: 'image',
    mime_type: type,
    source_url: path,
  };
}

/** DELETE wp/v2/media/{id}. */
export async function mediaDelete(call: Call): Promise<Response> {
  await requireService(call);
  const { database, mediaFolder } = call.services;
  const removed = await removeMedia(database, mediaFolder, Number(call.params[0]));
  if (!removed) throw refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return json({ deleted: true, previous: mediaView(removed) });
}
