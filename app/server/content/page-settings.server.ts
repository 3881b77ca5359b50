import { getEditedPage } from '#app/server/backend/content/edited-pages.server.ts';
import {
  addEditedPage,
  changeEditedPage,
  removeEditedPage,
} from '#app/server/backend/content/change-edited-page.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { NewPage, PageChange } from '#domain/site/content-editing.ts';
import type { EditedPage } from '#domain/site/edited-page.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

/** What the record of a change says; texts are those that were written, or, of a page that is gone, all. */
interface PageNote {
  readonly deed: 'added' | 'changed' | 'removed';
  readonly status: EditedPage['status'];
  /** The address before, where it is another one now. */
  readonly from?: string;
  /** The picture's file, or null, where it is another one now. */
  readonly picture?: number | null;
  readonly texts?: PageChange['texts'];
}

/** Makes a change of a page, with a note of who did under the address that it has then. */
async function noted<Result>(
  person: User,
  slug: string,
  value: PageNote,
  change: () => Promise<Result>,
): Promise<Result> {
  const note = { name: `page:${slug}`, value, actor: person, now: new Date() };
  return changeNoted(await ownTables(), note, change);
}

/** One more page, with a note of who made it. @throws AppError `not_allowed`, `invalid_input` */
export async function createPage(person: User, page: NewPage): Promise<EditedPage> {
  assertAdministrator(person);
  const { slug, status, picture, texts } = page;
  const value = { deed: 'added', status, ...(picture && { picture: picture.id }), texts } as const;
  return noted(person, slug, value, () => addEditedPage(person, page));
}

/**
 * Changes a page, with a note of who did.
 * @throws AppError `content_moved_on`, `not_found`, `not_allowed`, `invalid_input`
 */
export async function savePage(
  person: User,
  { id, seen, change }: { id: number; seen: string; change: PageChange },
): Promise<EditedPage> {
  const before = await getEditedPage(person, id);
  const { slug = before.slug, status = before.status, picture, texts } = change;
  const value = {
    deed: 'changed',
    status,
    ...(slug !== before.slug && { from: before.slug }),
    ...(picture !== undefined && { picture: picture?.id ?? null }),
    ...(texts && { texts }),
  } as const;
  return noted(person, slug, value, () => changeEditedPage(person, before, { seen, change }));
}

/** Takes a page away, with a note of who did and of what it said. @throws AppError `not_found`, `not_allowed` */
export async function deletePage(person: User, id: number): Promise<void> {
  const before = await getEditedPage(person, id);
  const { slug, status, texts } = before;
  const value = { deed: 'removed', status, texts } as const;
  await noted(person, slug, value, () => removeEditedPage(person, before));
}
