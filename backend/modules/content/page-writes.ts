import { slugTakenCode } from '#backend/contract/error.ts';
import { requireSiteWriter } from '#backend/http/auth/caller.ts';
import {
  addPage,
  findPage,
  isSlugTaken,
  lockPages,
  type PageRow,
  removePage,
} from '#backend/modules/content/store/content-writes.ts';
import type { Executor } from '#backend/db/database.ts';
import { transact } from '#backend/db/transact.ts';
import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import { created, json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { pageFields } from './page-fields.ts';
import { editedPageView } from './edited-page-view.ts';
import { readWrite, draftOf, pictureOf } from './page-input.ts';

const noPage = { slug: '', status: 'draft', title: noText, content: noText } as const;

export async function requireFreeSlug(
  transaction: Executor,
  slug: string,
  id: number,
): Promise<void> {
  if (!(await isSlugTaken(transaction, slug, id))) return;
  throw refusal(409, slugTakenCode, 'Another page has this address.');
}

export async function knownPage(transaction: Executor, id: number): Promise<PageRow> {
  const row = await findPage(transaction, id);
  if (row) return row;
  throw refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');
}

/** POST wp/v2/pages: creates a page, by default a draft. */
export async function pageCreate(call: Call): Promise<Response> {
  await requireSiteWriter(call, 'create');
  const language = languageOf(call.url);
  const body = await readBody(call.request);
  const sent = readWrite(body);
  const draft = draftOf(noPage, sent, language);
  const { database, clock } = call.services;
  const row = await transact(database, async (transaction) => {
    await lockPages(transaction);
    await requireFreeSlug(transaction, draft.slug, 0);
    const picture = await pictureOf(transaction, { id: 0, picture: null }, sent, call.services);
    const added = await addPage(transaction, { ...draft, picture }, clock());
    requireKept(pageFields, body, editedPageView(added, language, call.url));
    return added;
  });
  return created(call, editedPageView(row, language, call.url));
}

/** DELETE wp/v2/pages/{id}: permanent, so it requires `force=true`, as for WordPress types without a trash. */
export async function pageDelete(call: Call): Promise<Response> {
  await requireSiteWriter(call, 'delete');
  const { database } = call.services;
  const row = await transact(database, async (transaction) => {
    await lockPages(transaction);
    const found = await knownPage(transaction, Number(call.params[0]));
    if (call.url.searchParams.get('force') !== 'true') {
      const message = "The post does not support trashing. Set 'force=true' to delete.";
      throw refusal(501, 'rest_trash_not_supported', message);
    }
    await removePage(transaction, found);
    return found;
  });
  const previous = editedPageView(row, languageOf(call.url), call.url);
  return json({ deleted: true, previous });
}
