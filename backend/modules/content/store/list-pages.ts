import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { placeIn } from '#backend/search/place-in.ts';
import type { Locale } from '#domain/locale.ts';
import { pages } from './content.schema.ts';
import type { PageRow } from './content-writes.ts';
import type { PageSort, PageQuery } from './pages.ts';

function sortColumn(by: Exclude<PageSort, 'include'>, language: Locale) {
  return {
    id: pages.id,
    date: pages.createdAt,
    modified: pages.modifiedAt,
    slug: pages.slug,
    title: sql`${pages.title} ->> ${language}`,
    menu_order: pages.id,
  }[by];
}

function hasWords(word: string): SQL {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(exists (select 1 from jsonb_each_text(${pages.title}) t where t.value ilike ${like})
    or exists (select 1 from jsonb_each_text(${pages.content}) c where c.value ilike ${like}))`;
}

/** One page of the list of pages, and the total count. */
export async function listPages(
  executor: Executor,
  query: PageQuery,
): Promise<{ readonly rows: PageRow[]; readonly total: number }> {
  const { status, slugs, include, exclude, words, orderBy, language } = query;
  const condition = and(
    status === null ? undefined : eq(pages.status, status),
    slugs ? inArray(pages.slug, [...slugs]) : undefined,
    include ? inArray(pages.id, [...include]) : undefined,
    exclude ? notInArray(pages.id, [...exclude]) : undefined,
    words ? and(...words.map(hasWords)) : undefined,
  );
  const direction = query.isDescending ? desc : asc;
  const rows = await executor
    .select()
    .from(pages)
    .where(condition)
    .orderBy(
      ...(orderBy === 'include'
        ? [placeIn(include ?? [], pages.id)]
        : [direction(sortColumn(orderBy, language)), direction(pages.id)]),
    )
    .limit(query.limit)
    .offset(query.offset);
  return { rows, total: await executor.$count(pages, condition) };
}
