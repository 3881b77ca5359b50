import * as v from 'valibot';

import { contentSlugSchema } from '#domain/content.ts';
import { isLocale, type Locale, locales } from '#domain/locale.ts';

import { contentWriteSchema, type WireContentWrite } from '../../contract/content.ts';
import { pageMovedOnCode, slugTakenCode } from '../../contract/error.ts';
import { seenModifiedKey } from '../../contract/product.ts';
import { demandSiteWriter } from '../policy/caller.ts';
import {
  addPage,
  findPage,
  isSlugTaken,
  lockPages,
  type PageDraft,
  type PageRow,
  removePage,
  writePage,
} from '../store/content-writes.ts';
import type { Executor } from '../store/database.ts';
import type { StoredText } from '../store/namespace.schema.ts';
import { json } from './answer.ts';
import { type Call, languageOf, readBody } from './call.ts';
import { invalidParameter, refusal } from './failure.ts';
import { editedPageView } from './page-view.ts';
import { wireTime } from './product-view.ts';

const longest = { title: 200, content: 40_000 } as const;
const noText: StoredText = { en: '', el: '', az: '', ru: '', sr: '', tr: '' };
const noPage: PageDraft = { slug: '', status: 'draft', title: noText, content: noText };

function readWrite(body: unknown): WireContentWrite {
  const parsed = v.safeParse(contentWriteSchema, body);
  if (parsed.success) return parsed.output;
  throw invalidParameter(v.getDotPath(parsed.issues[0]) ?? 'body', parsed.issues[0].message);
}

function rawOf(text: string | { readonly raw: string }): string {
  return typeof text === 'string' ? text : text.raw;
}

type TextName = 'title' | 'content';

/** The texts of one name with those that were sent; an empty one is no text, and falls back on another language. */
function textsOf(before: StoredText, sent: WireContentWrite, name: TextName, language: Locale) {
  const plain = sent[name];
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

function draftOf(before: PageDraft, sent: WireContentWrite, language: Locale): PageDraft {
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

/** POST wp/v2/pages: one more page, a draft unless it says otherwise. */
export async function pageCreate(call: Call): Promise<Response> {
  await demandSiteWriter(call, 'create');
  const language = languageOf(call.url);
  const draft = draftOf(noPage, readWrite(await readBody(call.request)), language);
  const { database, clock } = call.services;
  const row = await database.transaction(async (transaction) => {
    await lockPages(transaction);
    await demandFreeSlug(transaction, draft.slug, 0);
    return addPage(transaction, draft, clock());
  });
  return json(editedPageView(row, language, call.url), 201);
}

/** PATCH, PUT or POST wp/v2/pages/{id}: what is named; 409 when it is not as its sender saw it. */
export async function pageChange(call: Call): Promise<Response> {
  await demandSiteWriter(call, 'edit');
  const language = languageOf(call.url);
  const sent = readWrite(await readBody(call.request));
  const { database, clock } = call.services;
  const row = await database.transaction(async (transaction) => {
    await lockPages(transaction);
    const before = await knownPage(transaction, Number(call.params[0]));
    const seen = sent.meta[seenModifiedKey];
    if (seen !== undefined && seen !== wireTime(before.modifiedAt)) {
      throw refusal(409, pageMovedOnCode, 'The page was changed in the meantime.');
    }
    const draft = draftOf(before, sent, language);
    await demandFreeSlug(transaction, draft.slug, before.id);
    return writePage(transaction, before, draft, clock());
  });
  return json(editedPageView(row, language, call.url));
}

/** DELETE wp/v2/pages/{id}: for good, so it has to be said with `force=true`, as where WordPress has no trash. */
export async function pageDelete(call: Call): Promise<Response> {
  await demandSiteWriter(call, 'delete');
  const { database } = call.services;
  const row = await database.transaction(async (transaction) => {
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
