import { setupI18n, type I18n, type Messages } from '@lingui/core';

import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;

/** Each catalogue is a chunk of its own, so that a reader loads one language only. */
const catalogues: Catalogues = {
  en: () => import('../../locales/en/messages.po'),
  el: () => import('../../locales/el/messages.po'),
  az: () => import('../../locales/az/messages.po'),
  ru: () => import('../../locales/ru/messages.po'),
  sr: () => import('../../locales/sr/messages.po'),
  tr: () => import('../../locales/tr/messages.po'),
};

/** What is read behind the sign-in and on the way to it, and in mails (`lingui.config.ts`). */
const accountCatalogues: Catalogues = {
  en: () => import('../../locales/en/account.po'),
  el: () => import('../../locales/el/account.po'),
  az: () => import('../../locales/az/account.po'),
  ru: () => import('../../locales/ru/account.po'),
  sr: () => import('../../locales/sr/account.po'),
  tr: () => import('../../locales/tr/account.po'),
};

/** A fresh instance: one a request on the server, so that two languages never race. */
export function createI18n(): I18n {
  return setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } });
}

/** The language that an instance reads, once its words are there. */
const activeIn = new WeakMap<I18n, Locale>();

/**
 * Has an instance read a language. One that it reads already keeps the words that were added to it. Instances share the
 * words, which are thousands, and a server has an instance a request.
 */
export async function activateLocale(i18n: I18n, locale: Locale): Promise<void> {
  // A page that is only loaded in advance comes here too, while another one is looked at.
  if (activeIn.get(i18n) === locale) return;
  const messages = hasAccountWords(i18n)
    ? await allWordsOf(locale)
    : (await catalogues[locale]()).messages;
  i18n.loadAndActivate({ locale, messages });
  activeIn.set(i18n, locale);
}

/** All words of a language, put together once. */
const allWords = new Map<Locale, Messages>();

async function allWordsOf(locale: Locale): Promise<Messages> {
  const known = allWords.get(locale);
  if (known) return known;
  const [own, account] = await Promise.all([catalogues[locale](), accountCatalogues[locale]()]);
  const words = { ...own.messages, ...account.messages };
  allWords.set(locale, words);
  return words;
}

const withAccountWords = new WeakSet<I18n>();

/** Adds the words of the account's pages and of mails to a language that is active. */
export async function addAccountWords(i18n: I18n, locale: Locale): Promise<void> {
  const messages = await allWordsOf(locale);
  withAccountWords.add(i18n);
  // Another language was chosen meanwhile; this one gets its words when it is chosen again.
  if (activeIn.get(i18n) !== locale) return;
  i18n.loadAndActivate({ locale, messages });
}

/** Whether the words of the account were added: a page that was made with them is taken over with them. */
export function hasAccountWords(i18n: I18n): boolean {
  return withAccountWords.has(i18n);
}

/** Loads a language in advance, so that changing to it cannot fail for want of its words, nor wait for them halfway. */
export async function loadLocale(i18n: I18n, locale: Locale): Promise<void> {
  await Promise.all([
    catalogues[locale](),
    hasAccountWords(i18n) ? accountCatalogues[locale]() : null,
  ]);
}

/** The `beforeLoad` of a page that is written in the words of the account, in front of the sign-in. */
export function loadAccountMessages(page: {
  context: { i18n: I18n };
  location: { pathname: string };
}): Promise<void> {
  return addAccountWords(page.context.i18n, localeOfPath(page.location.pathname));
}

/** The language of a path: its first segment, English when that is no language. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
