import * as v from 'valibot';
import { locales, type Locale } from '#domain/locale.ts';
import type { TypedPage } from './edited-page.ts';
import { slug, texts } from './content-editing.ts';

/** The form; if no language has a title, the displayed language reports it missing. */
export function pageFormSchema(shown: Locale): v.GenericSchema<TypedPage, TypedPage> {
  return v.pipe(
    v.object({ slug, picture: v.nullable(v.object({ id: v.number(), src: v.string() })), texts }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (locales.some((locale) => value.texts[locale].title !== '')) return;
      const own = value.texts[shown];
      addIssue({
        message: 'required',
        path: [
          {
            type: 'object',
            origin: 'value',
            input: { ...value },
            key: 'texts',
            value: value.texts,
          },
          { type: 'object', origin: 'value', input: { ...value.texts }, key: shown, value: own },
          { type: 'object', origin: 'value', input: { ...own }, key: 'title', value: own.title },
        ],
      });
    }),
  );
}
