import { contentListSchema, contentSchema, type WireContent } from '#backend/contract/content.ts';
import { languageParameter, maxPerPage, paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { wholeIn } from '#domain/site/content-editing.ts';
import { type EditedPage, type EditedPageRow, type PagePicture } from '#domain/site/edited-page.ts';
import { inEveryLocale, shownLanguage } from '#domain/text/locale-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { marksOfHtml } from '#domain/text/marks-of-html.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { assertAdministrator, type Actor } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { addPicture } from './media.server.ts';
import { openTransport } from '#app/server/composition.server.ts';

/** Whether pages and menus are edited here; otherwise the operator edits them in the back end. */
export async function isSiteWrittenHere(): Promise<boolean> {
  const { lacksSiteEditing = false } = await openTransport();
  return !lacksSiteEditing;
}

/** @throws AppError `not_allowed` unless an administrator, `operator_writes_site` */
export async function requireSiteWriter(actor: Pick<Actor, 'role'>): Promise<void> {
  assertAdministrator(actor);
  if (!(await isSiteWrittenHere())) throw new AppError('operator_writes_site');
}

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

/** The picture's id and URL; the response includes the URL only if requested (`_embed`). */
function pictureOf({ featured_media: id, _embedded }: WireContent): EditedPage['picture'] {
  const src = _embedded?.['wp:featuredmedia']?.[0]?.source_url;
  return id === 0 || src === undefined ? null : { id, src };
}

export function editedFrom(page: WireContent): EditedPage {
  const { id, slug, modified_gmt: modified = '' } = page;
  const [status, picture, texts] = [statusOf(page), pictureOf(page), textsOf(page)];
  return { id, slug, status, picture, texts, modified };
}

export const toEdit = { context: 'edit', _embed: 1 } as const;

/** All pages and blocks, at most a hundred, including unpublished ones. @throws AppError `not_allowed` */
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

/** One page for editing. @throws AppError `not_found`, `not_allowed` */
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

/**
 * Uploads a picture for use on a page; it is unused until a saved page references it.
 * @throws AppError `not_allowed`
 */
export async function addPagePicture(
  actor: Actor,
  webp: Uint8Array<ArrayBuffer>,
): Promise<PagePicture> {
  await requireSiteWriter(actor);
  return addPicture(webp, { as: 'service', authorId: actor.id, name: 'page' });
}
