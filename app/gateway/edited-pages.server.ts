import * as v from 'valibot';

import {
  contentDeletedSchema,
  contentListSchema,
  contentSchema,
  type WireContent,
} from '#backend/contract/content.ts';
import { pageMovedOnCode, slugTakenCode, wordpressErrorSchema } from '#backend/contract/error.ts';
import { languageParameter, maxPerPage, paths } from '#backend/contract/paths.ts';
import { seenModifiedKey } from '#backend/contract/product.ts';
import { AppError } from '#domain/app-error.ts';
import {
  mayChangePage,
  mayWriteSite,
  wholeIn,
  type EditedPage,
  type EditedPageRow,
  type NewPage,
  type PageChange,
} from '#domain/content-editing.ts';
import { isFixedPage } from '#domain/content.ts';
import { inEveryLocale, shownLanguage } from '#domain/locale-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { htmlOfMarks, marksOfHtml } from '#domain/marked-text.ts';
import type { ProductStatus } from '#domain/product-status.ts';
import type { Actor } from '#domain/role.ts';

import { ask } from './ask.server.ts';
import { forgetContent } from './catalogue.server.ts';

/** @throws AppError `not_allowed` for all but administrators */
export function demandSiteWriter(actor: Pick<Actor, 'role'>): void {
  if (!mayWriteSite(actor)) throw new AppError('not_allowed');
}

const wireStatus = { published: 'publish', draft: 'draft' } as const;

function statusOf({ status }: WireContent): ProductStatus {
  return status === 'publish' ? 'published' : 'draft';
}

function textsOf({ astera_texts: told }: WireContent): EditedPage['texts'] {
  return inEveryLocale((locale) => ({
    title: told?.[locale]?.title ?? '',
    content: marksOfHtml(told?.[locale]?.content ?? '', 'page'),
  }));
}

function editedFrom(page: WireContent): EditedPage {
  const { id, slug, modified_gmt: modified = '' } = page;
  return { id, slug, status: statusOf(page), texts: textsOf(page), modified };
}

const toEdit = { context: 'edit' } as const;

/** All pages and blocks, a hundred at most, also what is not published. @throws AppError `not_allowed` */
export async function listEditedPages(actor: Actor, locale: Locale): Promise<EditedPageRow[]> {
  demandSiteWriter(actor);
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
  demandSiteWriter(actor);
  const page = await ask(paths.page(id), {
    as: 'service',
    query: toEdit,
    schema: contentSchema,
    refusal: (status) => (status === 404 ? new AppError('not_found') : null),
  });
  return editedFrom(page);
}

function bodyOf({ slug, texts, status }: PageChange): Record<string, unknown> {
  const written = Object.entries(texts ?? {}).map(([locale, { title, content } = {}]) => [
    locale,
    {
      ...(title !== undefined && { title }),
      ...(content !== undefined && { content: htmlOfMarks(content, 'page') }),
    },
  ]);
  return {
    ...(slug !== undefined && { slug }),
    ...(status && { status: wireStatus[status] }),
    astera_texts: Object.fromEntries(written),
  };
}

/** What was typed is refused at its field; that somebody was faster is told apart. */
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
  demandSiteWriter(actor);
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
 * Changes what is named of a page, if it is still as it was seen.
 * @param seen when it had been changed last, as far as the person knows
 * @returns it as it was and as it is now
 * @throws AppError `content_moved_on`, `not_found`, `not_allowed`, `invalid_input`
 */
export async function changeEditedPage(
  actor: Actor,
  { id, seen, change }: { id: number; seen: string; change: PageChange },
): Promise<{ before: EditedPage; after: EditedPage }> {
  const before = await getEditedPage(actor, id);
  // A back end that knows nothing of the mark is asked first; ours compares once more, under a lock.
  if (before.modified !== seen) throw new AppError('content_moved_on');
  if (!mayChangePage(before, change)) throw new AppError('not_allowed');
  const changed = await ask(paths.page(id), {
    method: 'PATCH',
    as: 'service',
    query: toEdit,
    body: { ...bodyOf(change), meta: { [seenModifiedKey]: seen } },
    schema: contentSchema,
    refusal: refusalOf,
  });
  await forgetContent();
  return { before, after: editedFrom(changed) };
}

/** Takes a page away for good, and with it the entries of menus that lead to it. @returns what it was @throws AppError `not_found`, `not_allowed` */
export async function removeEditedPage(actor: Actor, id: number): Promise<EditedPage> {
  const before = await getEditedPage(actor, id);
  if (isFixedPage(before.slug)) throw new AppError('not_allowed');
  await ask(paths.page(id), {
    method: 'DELETE',
    as: 'service',
    query: { force: 'true' },
    schema: contentDeletedSchema,
    refusal: refusalOf,
  });
  await forgetContent();
  return before;
}
