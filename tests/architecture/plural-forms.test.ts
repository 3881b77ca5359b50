import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { formattingLocale, locales, type Locale } from '#domain/locale.ts';

/** A plural of a message: what is counted, and the forms that are written. */
interface Plural {
  readonly message: string;
  readonly forms: readonly string[];
}

/** The forms of the plural that begins here, whose branches may hold braces. */
function formsFrom(text: string, start: number): string[] {
  const forms: string[] = [];
  let depth = 1;
  for (let at = start, word = ''; at < text.length && depth > 0; at += 1) {
    const character = text[at] ?? '';
    if (character === '{') {
      if (depth === 1) forms.push(word.trim());
      depth += 1;
      word = '';
    } else if (character === '}') {
      depth -= 1;
      word = '';
    } else if (depth === 1) word += character;
  }
  return forms;
}

async function pluralsOf(locale: Locale): Promise<Plural[]> {
  const files = ['messages', 'account'].map((name) => `locales/${locale}/${name}.po`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/^msgstr "(.*)"$/gm)].flatMap(([, message = '']) =>
      [...message.matchAll(/\{\w+, plural,/g)].map(({ 0: head, index }) => ({
        message,
        forms: formsFrom(message, index + head.length),
      })),
    ),
  );
}

/** The forms that a language has of whole numbers. */
function neededForms(locale: Locale): string[] {
  const rules = new Intl.PluralRules(formattingLocale[locale]);
  const ofNumbers = Array.from({ length: 200 }, (_, number) => rules.select(number));
  return [...new Set([...ofNumbers, 'other'])].toSorted();
}

describe('every plural', () => {
  it('reads the forms of a message', () => {
    const text = '{n, plural, =0 {None} one {# of {all}} other {# of {all}}}';
    expect(formsFrom(text, '{n, plural,'.length)).toEqual(['=0', 'one', 'other']);
  });

  it.each(locales)('in %s has all forms of the language, and no others', async (locale) => {
    const plurals = await pluralsOf(locale);
    expect(plurals.length).toBeGreaterThan(40);
    const needed = neededForms(locale);
    const wrong = plurals.filter(({ forms }) => {
      const words = forms.filter((form) => !form.startsWith('='));
      return words.toSorted().join() !== needed.join();
    });
    expect(wrong).toEqual([]);
  });
});
