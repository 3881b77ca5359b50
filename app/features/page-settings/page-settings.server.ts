import {
  addEditedPage,
  changeEditedPage,
  removeEditedPage,
} from '#app/gateway/edited-pages.server.ts';
import { noteChange } from '#app/store/setting-notes.server.ts';
import { ownTables } from '#app/store/own-tables.server.ts';
import type { EditedPage, NewPage, PageChange } from '#domain/content-editing.ts';
import type { User } from '#domain/user.ts';

/** What the record of a change says; texts are those that were written, or, of a page that is gone, all. */
interface PageNote {
  readonly deed: 'added' | 'changed' | 'removed';
  readonly status: EditedPage['status'];
  /** The address before, where it is another one now. */
  readonly from?: string;
  readonly texts?: PageChange['texts'];
}

async function note(person: User, { slug }: Pick<EditedPage, 'slug'>, what: PageNote) {
  await noteChange(await ownTables(), `page:${slug}`, what, {
    actor: person,
    now: new Date(),
  });
}

/** One more page, with a note of who made it. @throws AppError `not_allowed`, `invalid_input` */
export async function createPage(person: User, page: NewPage): Promise<EditedPage> {
  const made = await addEditedPage(person, page);
  await note(person, made, { deed: 'added', status: made.status, texts: page.texts });
  return made;
}

/** Changes a page, with a note of who did. @throws AppError `content_moved_on`, `not_found`, `not_allowed`, `invalid_input` */
export async function savePage(
  person: User,
  wish: { id: number; seen: string; change: PageChange },
): Promise<EditedPage> {
  const { before, after } = await changeEditedPage(person, wish);
  const { texts } = wish.change;
  await note(person, after, {
    deed: 'changed',
    status: after.status,
    ...(before.slug !== after.slug && { from: before.slug }),
    ...(texts && { texts }),
  });
  return after;
}

/** Takes a page away, with a note of who did and of what it said. @throws AppError `not_found`, `not_allowed` */
export async function deletePage(person: User, id: number): Promise<void> {
  const before = await removeEditedPage(person, id);
  const { status, texts } = before;
  await note(person, before, { deed: 'removed', status, texts });
}
