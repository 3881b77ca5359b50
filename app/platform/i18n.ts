import { setupI18n, type I18n, type Messages } from '@lingui/core';

import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;

/** Each catalogue is its own chunk, so a reader loads one language only. */
const catalogues: Catalogues = {
  en: () => import('../../locales/en/messages.po'),
  el: () => import('../../locales/el/messages.po'),
  az: () => import('../../locales/az/messages.po'),
  ru: () => import('../../locales/ru/messages.po'),
  sr: () => import('../../locales/sr/messages.po'),
  tr: () => import('../../locales/tr/messages.po'),
};

/** Messages of the account pages, the pages leading to sign-in, and mails (`lingui.config.ts`). */
const accountCatalogues: Catalogues = {
  en: () => import('../../locales/en/account.po'),
  el: () => import('../../locales/el/account.po'),
  az: () => import('../../locales/az/account.po'),
  ru: () => import('../../locales/ru/account.po'),
  sr: () => import('../../locales/sr/account.po'),
  tr: () => import('../../locales/tr/account.po'),
};

/** A fresh instance: one per request on the server, so that languages never race. */
export function createI18n(): I18n {
  return setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } });
}

/** The active language of an instance, once its messages are loaded. */
const activeIn = new WeakMap<I18n, Locale>();

/**
 * Activates a language. If it is active already, messages added to it are kept. Instances share the messages, as there
 * are thousands, and a server has one instance per request.
 */
export async function activateLocale(i18n: I18n, locale: Locale): Promise<void> {
  // Preloading a page gets here too, while another one is shown.
  if (activeIn.get(i18n) === locale) return;
  const messages = hasAccountWords(i18n)
    ? await allWordsOf(locale)
    : (await catalogues[locale]()).messages;
  i18n.loadAndActivate({ locale, messages });
  activeIn.set(i18n, locale);
}

/** All messages of a language, merged once. */
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

/** Adds the messages of account pages and mails to an active language. */
export async function addAccountWords(i18n: I18n, locale: Locale): Promise<void> {
  const messages = await allWordsOf(locale);
  withAccountWords.add(i18n);
  // Another language was chosen meanwhile; this one gets its messages when it is chosen again.
  if (activeIn.get(i18n) !== locale) return;
  i18n.loadAndActivate({ locale, messages });
}

/** Whether the account messages were added: a page rendered with them is hydrated with them. */
export function hasAccountWords(i18n: I18n): boolean {
  return withAccountWords.has(i18n);
}

/** Preloads a language, so that switching to it neither fails nor waits for its messages halfway. */
export async function loadLocale(i18n: I18n, locale: Locale): Promise<void> {
  await Promise.all([
    catalogues[locale](),
    hasAccountWords(i18n) ? accountCatalogues[locale]() : null,
  ]);
}

/** The `beforeLoad` of a page before sign-in that uses the account messages. */
export function loadAccountMessages(page: {
  context: { i18n: I18n };
  location: { pathname: string };
}): Promise<void> {
  return addAccountWords(page.context.i18n, localeOfPath(page.location.pathname));
}

/** The language of a path: its first segment, or English if that is not a language. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
