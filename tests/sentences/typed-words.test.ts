import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import { LanguageNotice } from '#app/ui/text/language-notice.tsx';
import { locales } from '#domain/locale.ts';

/** Any sentence that says what someone typed: the macro makes the same of all of them. */
async function sentenceWith(name: string, locale: (typeof locales)[number]) {
  const i18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  const notice = createElement(LanguageNotice, { written: { code: 'el', name }, own: '&' });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, notice));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

it.each([
  'really <b>bold</b>',
  'two <2> for one',
  'not ours: <0/> <0>x</0> <br/>',
  'two\nlines & <i>\nmore</i>',
])('a sentence says %j as it was typed', async (name) => {
  for (const locale of locales) {
    expect(await sentenceWith(name, locale)).toContain(escaped(name));
  }
});
