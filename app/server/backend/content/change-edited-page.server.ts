import * as v from 'valibot';
import { contentDeletedSchema, contentSchema } from '#backend/contract/content.ts';
import { pageMovedOnCode, slugTakenCode, wordpressErrorSchema } from '#backend/contract/error.ts';
import { paths } from '#backend/contract/paths.ts';
import { seenModifiedKey } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { type NewPage, type PageChange } from '#domain/site/content-editing.ts';
import { type EditedPage } from '#domain/site/edited-page.ts';
import { mayChangePage } from '#domain/site/page-change.ts';
import { isFixedPage } from '#domain/site/content.ts';
import { htmlOfMarks } from '#domain/text/marked-text.ts';
import { type Actor } from '#domain/account/role.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { forgetContent } from '#app/server/backend/catalog/catalog.server.ts';
import { requireSiteWriter, editedFrom, toEdit } from './edited-pages.server.ts';

const wireStatus = { published: 'publish', draft: 'draft' } as const;

function bodyOf({ slug, picture, texts, status }: PageChange): Record<string, unknown> {
  const written = Object.entries(texts ?? {}).map(([locale, { title, content, alt } = {}]) => [
    locale,
    {
      ...(title !== undefined && { title }),
      ...(content !== undefined && { content: htmlOfMarks(content, 'page') }),
      ...(alt !== undefined && { alt }),
    },
  ]);
  return {
    ...(slug !== undefined && { slug }),
    ...(picture !== undefined && { featured_media: picture?.id ?? 0 }),
    ...(status && { status: wireStatus[status] }),
    astera_texts: Object.fromEntries(written),
  };
}

/** Maps validation errors to their field; a concurrent edit is reported separately. */
function refusalOf(status: number, body: unknown): AppError | null {
  const parsed = v.safeParse(wordpressErrorSchema, body);
  const code = parsed.success ? parsed.output.code : '';
  if (code === pageMovedOnCode) return new AppError('content_moved_on');
  if (code === slugTakenCode) return new AppError('invalid_input', { fields: { slug: 'taken' } });
  if (status === 404) return new AppError('not_found');
  return code.startsWith('rest_') && status === 400 ? new AppError('invalid_input') : null;
}

/** Creates a page. @returns the page as saved @throws AppError `not_allowed`, `invalid_input` */
export async function addEditedPage(actor: Actor, page: NewPage): Promise<EditedPage> {
  await requireSiteWriter(actor);
  const made = await ask(paths.pages, {
    method: 'POST',
    as: 'service',
    query: toEdit,
    body: bodyOf(page),
    schema: contentSchema,
    refusal: refusalOf,
  });
  await forgetContent();
  return editedFrom(made);
}

/**
 * Changes the given fields of a page that was just read, unless it has changed in the meantime.
 * @param seen its last modification, as far as the person knows
 * @returns the page as saved
 * @throws AppError `content_moved_on`, `not_found`, `not_allowed`, `invalid_input`
 */
export async function changeEditedPage(
  actor: Actor,
  before: EditedPage,
  { seen, change }: { seen: string; change: PageChange },
): Promise<EditedPage> {
  await requireSiteWriter(actor);
  // Compared here first, for back ends that ignore `seen`; ours compares again under a lock.
  if (before.modified !== seen) throw new AppError('content_moved_on');
  if (!mayChangePage(before, change)) throw new AppError('not_allowed');
  const changed = await ask(paths.page(before.id), {
    method: 'PATCH',
    as: 'service',
    query: toEdit,
    body: { ...bodyOf(change), meta: { [seenModifiedKey]: seen } },
    schema: contentSchema,
    refusal: refusalOf,
  });
  await forgetContent();
  return editedFrom(changed);
}

/**
 * Permanently deletes a page and the menu entries that link to it.
 * @throws AppError `not_found`, `not_allowed`
 */
export async function removeEditedPage(
  actor: Actor,
  { id, slug }: Pick<EditedPage, 'id' | 'slug'>,
): Promise<void> {
  await requireSiteWriter(actor);
  if (isFixedPage(slug)) throw new AppError('not_allowed');
  await ask(paths.page(id), {
    method: 'DELETE',
    as: 'service',
    query: { force: 'true' },
    schema: contentDeletedSchema,
    refusal: refusalOf,
  });
  await forgetContent();
}
