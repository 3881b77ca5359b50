import { setupI18n, type I18n, type Messages } from '@lingui/core';

import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

/** Each catalogue is a chunk of its own, so that a reader loads one language only. */
const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en/messages.po'),
  el: () => import('../../locales/el/messages.po'),
  az: () => import('../../locales/az/messages.po'),
  ru: () => import('../../locales/ru/messages.po'),
  sr: () => import('../../locales/sr/messages.po'),
  tr: () => import('../../locales/tr/messages.po'),
};

/** A fresh instance: one a request on the server, so that two languages never race. */
export function createI18n(): I18n {
  return setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } });
}

export async function activateLocale(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
}

/** The language of a path: its first segment, English when that is no language. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
