import { mediaSchema } from '#backend/contract/media.ts';
import { paths } from '#backend/contract/paths.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { type Question } from '#app/server/backend/ask-question.server.ts';

/** Adds a picture, re-encoded as WebP, to the back end's media library. @returns its id and URL */
export async function addPicture(
  webp: Uint8Array<ArrayBuffer>,
  {
    as,
    authorId,
    name,
  }: { as: NonNullable<Question<typeof mediaSchema>['as']>; authorId: number; name: string },
): Promise<{ readonly id: number; readonly src: string }> {
  const { id, source_url: src } = await ask(paths.media, {
    method: 'POST',
    as,
    query: { author: authorId },
    headers: {
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename="${name}.webp"`,
    },
    body: webp,
    schema: mediaSchema,
  });
  return { id, src };
}
