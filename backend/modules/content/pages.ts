import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';

import type { Locale } from '#domain/locale.ts';

import {
  callerOf,
  requireSiteWriter,
  notAllowedPost,
  writesTheSite,
} from '#backend/http/auth/caller.ts';
import { pages } from '#backend/modules/content/store/content.schema.ts';
import { findPage } from '#backend/modules/content/store/content-writes.ts';
import { placeIn } from '#backend/search/place-in.ts';
import { json, listAnswer } from '#backend/http/wire/answer.ts';
import {
  type Call,
  languageOf,
  pageOf,
  searchOf,
  wholeNumber,
  wholeNumbers,
} from '#backend/http/wire/call.ts';
import { choice } from '#backend/http/wire/catalog-query.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { editedPageView, pageView } from './page-view.ts';

/**
 * How a page is shown: as it is kept to who writes pages and asks for it (`context=edit`), else as everyone sees it.
 */
async function viewFor(call: Call) {
  const isEdited = choice(call.url, 'context', ['view', 'edit'], 'view') === 'edit';
  if (isEdited) await requireSiteWriter(call, 'context');
  return isEdited ? editedPageView : pageView;
}

/** What is not published is listed for who writes pages, and only when it is asked for. */
async function statusCondition(call: Call): Promise<SQL | undefined> {
  const status = choice(call.url, 'status', ['publish', 'draft', 'any'], 'publish');
  if (status !== 'publish') await requireSiteWriter(call, 'status');
  return status === 'any' ? undefined : eq(pages.status, status);
}

const beyondTheEnd = 'The page number requested is larger than the number of pages available.';

const pageSorts = ['id', 'date', 'modified', 'slug', 'title', 'include', 'menu_order'] as const;

/** What pages are sorted by; they have no order of a menu, so that stands for the order in which they were made. */
function sortColumn(by: Exclude<(typeof pageSorts)[number], 'include'>, language: Locale) {
  return {
    id: pages.id,
    date: pages.createdAt,
    modified: pages.modifiedAt,
    slug: pages.slug,
    title: sql`${pages.title} ->> ${language}`,
    menu_order: pages.id,
  }[by];
}

/** A word in a title or a text, in any language. */
function hasWords(word: string): SQL {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(exists (select 1 from jsonb_each_text(${pages.title}) t where t.value ilike ${like})
    or exists (select 1 from jsonb_each_text(${pages.content}) c where c.value ilike ${like}))`;
}

/** GET wp/v2/pages, by `slug` (one or several with commas) and `include`: open to everyone. */
export async function pageList(call: Call): Promise<Response> {
  const { url, services } = call;
  const page = pageOf(url);
  const view = await viewFor(call);
  const slugs = url.searchParams.get('slug')?.split(',').slice(0, 20);
  const ids = wholeNumbers(url, 'include');
  const others = wholeNumbers(url, 'exclude');
  const words = searchOf(url)
    ?.split(/\s+/)
    .filter((word) => word !== '');
  const orderBy = choice(url, 'orderby', pageSorts, 'id');
  const direction = choice(url, 'order', ['asc', 'desc'], 'asc') === 'asc' ? asc : desc;
  const language = languageOf(url);
  const condition: SQL | undefined = and(
    await statusCondition(call),
    slugs
      ? inArray(
          pages.slug,
          slugs.map((slug) => slug.replace(/[^\w-]/g, '')),
        )
      : undefined,
    ids ? inArray(pages.id, [...ids]) : undefined,
    others ? notInArray(pages.id, [...others]) : undefined,
    words ? and(...words.map(hasWords)) : undefined,
  );
  const rows = await services.database
    .select()
    .from(pages)
    .where(condition)
    .orderBy(
      ...(orderBy === 'include'
        ? [placeIn(ids ?? [], pages.id)]
        : [direction(sortColumn(orderBy, language)), direction(pages.id)]),
    )
    .limit(page.perPage)
    .offset(page.offset);
  const total = await services.database.$count(pages, condition);
  if (total > 0 && page.offset >= total && wholeNumber(url, 'offset') === null) {
    throw refusal(400, 'rest_post_invalid_page_number', beyondTheEnd);
  }
  return listAnswer(
    call,
    rows.map((row) => view(row, language, url)),
    page,
    total,
  );
}

/** GET wp/v2/pages/{id}; what is not published is for who writes pages. */
export async function pageOne(call: Call): Promise<Response> {
  const view = await viewFor(call);
  const row = await findPage(call.services.database, Number(call.params[0]));
  if (!row) throw refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');
  if (row.status !== 'publish') {
    const caller = await callerOf(call);
    if (!writesTheSite(caller)) throw notAllowedPost(caller, 'view');
  }
  return json(view(row, languageOf(call.url), call.url));
}
