import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { CelebrityCard } from '#domain/catalog/celebrity.ts';
import { clipAddress, type PublicClip } from '#domain/clip/clip.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';

import { publicClipFrom } from './clip-rows.server.ts';
import { publicClipsOf } from './store/clips.server.ts';

/** The clips on a celebrity's page, in their order; none for one that is not listed. @throws AppError `not_found` */
export async function readPublicClips(vendorId: number): Promise<PublicClip[]> {
  await catalogue.celebrity(vendorId, defaultLocale);
  return (await publicClipsOf(await ownTables(), [vendorId])).map(publicClipFrom);
}

/** The public clips of these celebrities; none if they cannot be read: a list does not fail for this. */
async function clipsForLists(ids: readonly number[]) {
  try {
    return await publicClipsOf(await ownTables(), ids);
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** Cards with the address of the muted preview of each celebrity's first clip. */
export async function withPreviews(page: Paged<CelebrityCard>): Promise<Paged<CelebrityCard>> {
  const ids = page.rows.map(({ id }) => id);
  const first = new Map<number, string>();
  for (const clip of await clipsForLists(ids)) {
    if (!first.has(clip.vendorId)) first.set(clip.vendorId, clipAddress(clip, 'preview'));
  }
  return {
    ...page,
    rows: page.rows.map((card) => ({ ...card, preview: first.get(card.id) ?? null })),
  };
}
