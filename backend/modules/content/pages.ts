import {
  callerOf,
  requireSiteWriter,
  notAllowedPost,
  writesTheSite,
} from '#backend/http/auth/caller.ts';
import { findPage } from '#backend/modules/content/store/content-writes.ts';
import { pageSorts } from '#backend/modules/content/store/pages.ts';
import { listPages } from '#backend/modules/content/store/list-pages.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
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
import { pageView } from './page-view.ts';
import { editedPageView } from './edited-page-view.ts';

/** The view of a page: as stored for editors who request `context=edit`, otherwise as everyone sees it. */
async function viewFor(call: Call) {
  const isEdited = choice(call.url, 'context', ['view', 'edit'], 'view') === 'edit';
  if (isEdited) await requireSiteWriter(call, 'context');
  return isEdited ? editedPageView : pageView;
}

/** Unpublished pages are listed only for editors, and only on request. */
async function statusOf(call: Call): Promise<'publish' | 'draft' | null> {
  const status = choice(call.url, 'status', ['publish', 'draft', 'any'], 'publish');
  if (status !== 'publish') await requireSiteWriter(call, 'status');
  return status === 'any' ? null : status;
}

const beyondTheEnd = 'The page number requested is larger than the number of pages available.';

/** GET wp/v2/pages, by `slug` (one, or several separated by commas) and `include`: open to everyone. */
export async function pageList(call: Call): Promise<Response> {
  const { url, services } = call;
  const page = pageOf(url);
  const view = await viewFor(call);
  const slugs = url.searchParams.get('slug')?.split(',').slice(0, 20);
  const words = searchOf(url)
    ?.split(/\s+/)
    .filter((word) => word !== '');
  const language = languageOf(url);
  const { rows, total } = await listPages(services.database, {
    status: await statusOf(call),
    slugs: slugs?.map((slug) => slug.replace(/[^\w-]/g, '')) ?? null,
    include: wholeNumbers(url, 'include'),
    exclude: wholeNumbers(url, 'exclude'),
    words: words ?? null,
    orderBy: choice(url, 'orderby', pageSorts, 'id'),
    isDescending: choice(url, 'order', ['asc', 'desc'], 'asc') === 'desc',
    language,
    limit: page.perPage,
    offset: page.offset,
  });
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

/** GET wp/v2/pages/{id}; unpublished pages are for editors only. */
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
