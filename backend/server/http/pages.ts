import { and, asc, inArray, type SQL } from 'drizzle-orm';

import type { Locale } from '#domain/locale.ts';

import type { WireContent } from '../../contract/content.ts';
import { pages } from '../store/content.schema.ts';
import { json, listAnswer } from './answer.ts';
import { type Call, languageOf, pageOf, wholeNumbers } from './call.ts';
import { refusal } from './failure.ts';
import { wireTime } from './product-view.ts';

type PageRow = typeof pages.$inferSelect;

function escaped(text: string): string {
  return text.replaceAll('&', '&#038;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The picture as WordPress embeds it; it has no row of its own here, so it goes by the page's id. */
function mediaOf({ id, picture }: PageRow) {
  if (!picture) return [];
  const { src, width, height } = picture;
  return [
    {
      id,
      type: 'attachment',
      media_type: 'image',
      alt_text: '',
      source_url: src,
      media_details: { width, height },
    },
  ];
}

function pageView(page: PageRow, language: Locale, url: URL): WireContent {
  return {
    id: page.id,
    date: wireTime(page.createdAt),
    date_gmt: wireTime(page.createdAt),
    modified: wireTime(page.modifiedAt),
    modified_gmt: wireTime(page.modifiedAt),
    slug: page.slug,
    status: 'publish',
    type: 'page',
    link: `${url.origin}/${page.slug}/`,
    title: { rendered: escaped(page.title[language]) },
    content: { rendered: page.content[language], protected: false },
    featured_media: page.picture ? page.id : 0,
    parent: 0,
    ...(url.searchParams.has('_embed') ? { _embedded: { 'wp:featuredmedia': mediaOf(page) } } : {}),
  };
}

/** GET wp/v2/pages, by `slug` (one or several with commas) and `include`: open to everybody. */
export async function pageList(call: Call): Promise<Response> {
  const { url, services } = call;
  const page = pageOf(url);
  const slugs = url.searchParams.get('slug')?.split(',').slice(0, 20);
  const ids = wholeNumbers(url, 'include');
  const condition: SQL | undefined = and(
    slugs
      ? inArray(
          pages.slug,
          slugs.map((slug) => slug.replace(/[^\w-]/g, '')),
        )
      : undefined,
    ids ? inArray(pages.id, [...ids]) : undefined,
  );
  const rows = await services.database
    .select()
    .from(pages)
    .where(condition)
    .orderBy(asc(pages.id))
    .limit(page.perPage)
    .offset(page.offset);
  const total = await services.database.$count(pages, condition);
  const language = languageOf(url);
  return listAnswer(
    call,
    rows.map((row) => pageView(row, language, url)),
    page,
    total,
  );
}

/** GET wp/v2/pages/{id}. */
export async function pageOne({ url, services, params }: Call): Promise<Response> {
  const [row] = await services.database
    .select()
    .from(pages)
    .where(inArray(pages.id, [Number(params[0])]));
  if (!row) throw refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return json(pageView(row, languageOf(url), url));
}
