import * as v from 'valibot';

import { contentSlugSchema } from '#domain/site/content.ts';
import { isLocale, type Locale, locales } from '#domain/locale.ts';
import { webpSize } from '#domain/picture/webp-size.ts';

import { contentWriteSchema, type WireContentWrite } from '#backend/contract/content.ts';
import { pageMovedOnCode, slugTakenCode } from '#backend/contract/error.ts';
import { seenModifiedKey } from '#backend/contract/catalog/product.ts';
import { requireSiteWriter } from '#backend/http/auth/caller.ts';
import {
  addPage,
  findPage,
  isSlugTaken,
  lockPages,
  type PageDraft,
  type PageRow,
  removePage,
  writePage,
} from '#backend/modules/content/store/content-writes.ts';
import type { Executor } from '#backend/db/database.ts';
import type { StoredText } from '#backend/db/namespace.schema.ts';
import { findMedia, headOfMedia } from '#backend/modules/content/store/media.ts';
import { transact } from '#backend/db/transact.ts';
import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import { created, json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf, readBody, readParameters } from '#backend/http/wire/call.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/field-rules.ts';
import { pageFields } from './page-fields.ts';
import { editedPageView, pictureIdOf } from './page-view.ts';
import { wireTime } from '#backend/http/wire/time.ts';

const longest = { title: 200, content: 40_000, alt: 300 } as const;
const noPage = { slug: '', status: 'draft', title: noText, content: noText } as const;

function readWrite(body: unknown): WireContentWrite {
  return readParameters(contentWriteSchema, body);
}

function rawOf(text: string | { readonly raw: string }): string {
  return typeof text === 'string' ? text : text.raw;
}

type TextName = keyof typeof longest;

/** The texts of one name with those that were sent; an empty one is no text, and falls back on another language. */
function textsOf(before: StoredText, sent: WireContentWrite, name: TextName, language: Locale) {
  const plain = name === 'alt' ? undefined : sent[name];
  const own = plain === undefined ? [] : [[language, rawOf(plain)] as const];
  const others = Object.entries(sent.astera_texts).flatMap(([locale, texts]) => {
    if (!isLocale(locale)) throw invalidParameter('astera_texts', `${locale} is no language.`);
    const text = texts[name];
    return text === undefined ? [] : [[locale, text] as const];
  });
  const written = [...own, ...others].map(([locale, text]) => {
    if (text.length > longest[name]) {
      throw invalidParameter(name, `${name} is too long.`, 'rest_too_long');
    }
    return [locale, text.trim()] as const;
  });
  return { ...before, ...Object.fromEntries(written) };
}

function draftOf(
  before: Omit<PageDraft, 'picture'>,
  sent: WireContentWrite,
  language: Locale,
): Omit<PageDraft, 'picture'> {
  const draft = {
    slug: sent.slug ?? before.slug,
    status: sent.status ?? before.status,
    title: textsOf(before.title, sent, 'title', language),
    content: textsOf(before.content, sent, 'content', language),
  };
  if (!v.is(contentSlugSchema, draft.slug)) throw invalidParameter('slug', 'slug is no address.');
  if (locales.every((locale) => draft.title[locale] === '')) {
    throw invalidParameter('title', 'title is missing in every language.');
  }
  return draft;
}

async function demandFreeSlug(transaction: Executor, slug: string, id: number): Promise<void> {
  if (!(await isSlugTaken(transaction, slug, id))) return;
  throw refusal(409, slugTakenCode, 'Another page has this address.');
}

async function knownPage(transaction: Executor, id: number): Promise<PageRow> {
  const row = await findPage(transaction, id);
  if (row) return row;
  throw refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');
}

/** The picture that a page is to have: what was sent, as it is in the media library, or what it has. */
async function pictureOf(
  transaction: Executor,
  { id, picture }: Pick<PageRow, 'id' | 'picture'>,
  sent: WireContentWrite,
  { mediaFolder }: Call['services'],
): Promise<PageRow['picture']> {
  const { featured_media: wanted = pictureIdOf({ id, picture }) } = sent;
  if (wanted === 0) return null;
  const alt = textsOf(picture?.alt ?? noText, sent, 'alt', 'en');
  if (picture && wanted === pictureIdOf({ id, picture })) return { ...picture, alt };
  const file = await findMedia(transaction, wanted);
  if (!file) {
    throw invalidParameter(
      'featured_media',
      'Invalid featured media ID.',
      'rest_invalid_featured_media',
    );
  }
  const size = webpSize(await headOfMedia(mediaFolder, file));
  return { src: file.path, mediaId: file.id, alt, ...size };
}

/** POST wp/v2/pages: one more page, a draft unless it says otherwise. */
export async function pageCreate(call: Call): Promise<Response> {
  await requireSiteWriter(call, 'create');
  const language = languageOf(call.url);
  const body = await readBody(call.request);
  const sent = readWrite(body);
  const draft = draftOf(noPage, sent, language);
  const { database, clock } = call.services;
  const row = await transact(database, async (transaction) => {
    await lockPages(transaction);
    await demandFreeSlug(transaction, draft.slug, 0);
    const picture = await pictureOf(transaction, { id: 0, picture: null }, sent, call.services);
    const added = await addPage(transaction, { ...draft, picture }, clock());
    requireKept(pageFields, body, editedPageView(added, language, call.url));
    return added;
  });
  return created(call, editedPageView(row, language, call.url));
}

/** PATCH, PUT or POST wp/v2/pages/{id}: what is named; 409 when it is not as its sender saw it. */
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
    await demandFreeSlug(transaction, draft.slug, before.id);
    const picture = await pictureOf(transaction, before, sent, call.services);
    const written = await writePage(transaction, before, { ...draft, picture }, clock());
    requireKept(pageFields, body, editedPageView(written, language, call.url));
    return written;
  });
  return json(editedPageView(row, language, call.url));
}

/** DELETE wp/v2/pages/{id}: for good, so it has to be said with `force=true`, as where WordPress has no trash. */
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
