import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';

import { callerOf, demandSiteWriter, notAllowedPost, writesTheSite } from '../policy/caller.ts';
import { pages } from '../store/content.schema.ts';
import { findPage } from '../store/content-writes.ts';
import { json, listAnswer } from './answer.ts';
import { type Call, languageOf, pageOf, wholeNumbers } from './call.ts';
import { choice } from './catalog-query.ts';
import { refusal } from './failure.ts';
import { editedPageView, pageView } from './page-view.ts';

/** How a page is shown: as it is kept to who writes pages and asks for it (`context=edit`), else as everybody sees it. */
async function viewFor(call: Call) {
  const isEdited = choice(call.url, 'context', ['view', 'edit'], 'view') === 'edit';
  if (isEdited) await demandSiteWriter(call, 'context');
  return isEdited ? editedPageView : pageView;
}

/** What is not published is listed for who writes pages, and only when it is asked for. */
async function statusCondition(call: Call): Promise<SQL | undefined> {
  const status = choice(call.url, 'status', ['publish', 'draft', 'any'], 'publish');
  if (status !== 'publish') await demandSiteWriter(call, 'status');
  return status === 'any' ? undefined : eq(pages.status, status);
}

/** GET wp/v2/pages, by `slug` (one or several with commas) and `include`: open to everybody. */
export async function pageList(call: Call): Promise<Response> {
  const { url, services } = call;
  const page = pageOf(url);
  const view = await viewFor(call);
  const slugs = url.searchParams.get('slug')?.split(',').slice(0, 20);
  const ids = wholeNumbers(url, 'include');
  const condition: SQL | undefined = and(
    await statusCondition(call),
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
