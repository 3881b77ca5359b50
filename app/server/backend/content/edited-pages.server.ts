import * as v from 'valibot';

import {
  contentDeletedSchema,
  contentListSchema,
  contentSchema,
  type WireContent,
} from '#backend/contract/content.ts';
import { pageMovedOnCode, slugTakenCode, wordpressErrorSchema } from '#backend/contract/error.ts';
import { languageParameter, maxPerPage, paths } from '#backend/contract/paths.ts';
import { seenModifiedKey } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { wholeIn, type NewPage, type PageChange } from '#domain/site/content-editing.ts';
import { type EditedPage, type EditedPageRow, type PagePicture } from '#domain/site/edited-page.ts';
import { mayChangePage } from '#domain/site/page-change.ts';
import { isFixedPage } from '#domain/site/content.ts';
import { inEveryLocale, shownLanguage } from '#domain/text/locale-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { htmlOfMarks } from '#domain/text/marked-text.ts';
import { marksOfHtml } from '#domain/text/marks-of-html.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { assertAdministrator, type Actor } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { forgetContent } from '#app/server/backend/catalog/catalog.server.ts';
import { addPicture } from './media.server.ts';
import { openTransport } from '#app/server/composition.server.ts';

/** Whether pages and menus are written here; else anyone who runs the back end writes them there. */
export async function isSiteWrittenHere(): Promise<boolean> {
  const { lacksSiteEditing = false } = await openTransport();
  return !lacksSiteEditing;
}

/** @throws AppError `not_allowed` for all but administrators, `operator_writes_site` */
export async function requireSiteWriter(actor: Pick<Actor, 'role'>): Promise<void> {
  assertAdministrator(actor);
  if (!(await isSiteWrittenHere())) throw new AppError('operator_writes_site');
}

const wireStatus = { published: 'publish', draft: 'draft' } as const;

function statusOf({ status }: WireContent): ProductStatus {
  return status === 'publish' ? 'published' : 'draft';
}

function textsOf({ astera_texts: told }: WireContent): EditedPage['texts'] {
  return inEveryLocale((locale) => ({
    title: told?.[locale]?.title ?? '',
    content: marksOfHtml(told?.[locale]?.content ?? '', 'page'),
    alt: told?.[locale]?.alt ?? '',
  }));
}

/** Its file and address; the answer has the latter where it was asked for. */
function pictureOf({ featured_media: id, _embedded }: WireContent): EditedPage['picture'] {
  const src = _embedded?.['wp:featuredmedia']?.[0]?.source_url;
  return id === 0 || src === undefined ? null : { id, src };
}

function editedFrom(page: WireContent): EditedPage {
  const { id, slug, modified_gmt: modified = '' } = page;
  const [status, picture, texts] = [statusOf(page), pictureOf(page), textsOf(page)];
  return { id, slug, status, picture, texts, modified };
}

const toEdit = { context: 'edit', _embed: 1 } as const;

/** All pages and blocks, a hundred at most, also what is not published. @throws AppError `not_allowed` */
export async function listEditedPages(actor: Actor, locale: Locale): Promise<EditedPageRow[]> {
  await requireSiteWriter(actor);
  const pages = await ask(paths.pages, {
    as: 'service',
    query: { ...toEdit, status: 'any', per_page: maxPerPage, [languageParameter]: locale },
    schema: contentListSchema,
  });
  return pages.map((page) => {
    const { id, slug, status, texts } = editedFrom(page);
    const titles = inEveryLocale((one) => texts[one].title);
    const titleLanguage = shownLanguage(titles, locale);
    const title = titles[titleLanguage];
    return { id, slug, status, title, titleLanguage, written: wholeIn(texts) };
  });
}

/** One page, as it is edited. @throws AppError `not_found`, `not_allowed` */
export async function getEditedPage(actor: Actor, id: number): Promise<EditedPage> {
  await requireSiteWriter(actor);
  const page = await ask(paths.page(id), {
    as: 'service',
    query: toEdit,
    schema: contentSchema,
    refusal: (status) => (status === 404 ? new AppError('not_found') : null),
  });
  return editedFrom(page);
}

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

/** A picture that a page may have; it is in none until one that is saved names it. @throws AppError `not_allowed` */
export async function addPagePicture(
  actor: Actor,
  webp: Uint8Array<ArrayBuffer>,
): Promise<PagePicture> {
  await requireSiteWriter(actor);
  return addPicture(webp, { as: 'service', authorId: actor.id, name: 'page' });
}

/** What was typed is refused at its field; that someone was faster is told apart. */
function refusalOf(status: number, body: unknown): AppError | null {
  const parsed = v.safeParse(wordpressErrorSchema, body);
  const code = parsed.success ? parsed.output.code : '';
  if (code === pageMovedOnCode) return new AppError('content_moved_on');
  if (code === slugTakenCode) return new AppError('invalid_input', { fields: { slug: 'taken' } });
  if (status === 404) return new AppError('not_found');
  return code.startsWith('rest_') && status === 400 ? new AppError('invalid_input') : null;
}

/** One more page. @returns it as it is now @throws AppError `not_allowed`, `invalid_input` */
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
 * Changes what is named of a page that was just read, if it is still as it was seen.
 * @param seen when it had been changed last, as far as the person knows
 * @returns it as it is now
 * @throws AppError `content_moved_on`, `not_found`, `not_allowed`, `invalid_input`
 */
export async function changeEditedPage(
  actor: Actor,
  before: EditedPage,
  { seen, change }: { seen: string; change: PageChange },
): Promise<EditedPage> {
  await requireSiteWriter(actor);
  // A back end that knows nothing of the mark is asked first; ours compares once more, under a lock.
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
 * Takes a page away for good, and with it the entries of menus that lead to it.
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
