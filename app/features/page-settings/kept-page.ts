import * as v from 'valibot';

import { createKeptForm } from '#app/platform/kept-form.ts';
import type { TypedPage } from '#domain/content-editing.ts';
import { inEveryLocale } from '#domain/locale-texts.ts';

const typedSchema: v.GenericSchema<unknown, TypedPage> = v.object({
  slug: v.string(),
  texts: v.object(inEveryLocale(() => v.object({ title: v.string(), content: v.string() }))),
});

/** What was typed of a page in this tab and not saved. */
export const keptPage = createKeptForm(
  'astera.page',
  v.object({
    typed: typedSchema,
    /** The form before anything was typed, and when the page had been changed last then. */
    base: typedSchema,
    seen: v.string(),
  }),
);
