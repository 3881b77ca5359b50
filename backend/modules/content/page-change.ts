import { pageMovedOnCode } from '#backend/contract/error.ts';
import { seenModifiedKey } from '#backend/contract/catalog/product.ts';
import { requireSiteWriter } from '#backend/http/auth/caller.ts';
import { lockPages } from '#backend/modules/content/store/content-writes.ts';
import { writePage } from '#backend/modules/content/store/write-page.ts';
import { transact } from '#backend/db/transact.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { pageFields } from './page-fields.ts';
import { editedPageView } from './edited-page-view.ts';
import { wireTime } from '#backend/http/wire/time.ts';
import { readWrite, draftOf, pictureOf } from './page-input.ts';
import { knownPage, requireFreeSlug } from './page-writes.ts';

/** PATCH, PUT or POST wp/v2/pages/{id}: a partial update; 409 if it changed since the client read it. */
export async function pageChange(call: Call): Promise<Response> {
  await requireSiteWriter(call, 'edit');
  const language = languageOf(call.url);
  const body = await readBody(call.request);
  const sent = readWrite(body);
  const { database, clock } = call.services;
  const row = await transact(database, async (transaction) => {
    await lockPages(transaction);
    const before = await knownPage(transaction, Number(call.params[0]));
    const seen = sent.meta[seenModifiedKey];
    if (seen !== undefined && seen !== wireTime(before.modifiedAt)) {
      throw refusal(409, pageMovedOnCode, 'The page was changed in the meantime.');
    }
    const draft = draftOf(before, sent, language);
    await requireFreeSlug(transaction, draft.slug, before.id);
    const picture = await pictureOf(transaction, before, sent, call.services);
    const written = await writePage(transaction, before, { ...draft, picture }, clock());
    requireKept(pageFields, body, editedPageView(written, language, call.url));
    return written;
  });
  return json(editedPageView(row, language, call.url));
}
