import * as v from 'valibot';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import type { WordpressSite } from '../site.server.ts';

const filesSchema = v.array(v.looseObject({ id: v.number(), author: v.number() }));

/** Which of these files someone has sent. */
export async function ownFiles(
  site: WordpressSite,
  request: Request,
  ids: readonly number[],
  authorId: number | null,
): Promise<ReadonlySet<number>> {
  const authorization = request.headers.get('authorization');
  const files = await site.ask(paths.media, filesSchema, {
    query: { include: ids.join(), per_page: maxPerPage },
    // A key of WooCommerce is no one among the files, which everyone may see.
    authorization: authorization?.startsWith('Bearer ') ? authorization : null,
  });
  return new Set(files.filter(({ author }) => author === authorId).map(({ id }) => id));
}
