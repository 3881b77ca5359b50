import * as v from 'valibot';

import { createFormDraft } from '#app/platform/browser/form-draft.ts';
import type { TypedPage } from '#domain/site/edited-page.ts';
import { inEveryLocale } from '#domain/text/locale-texts.ts';

const typedSchema: v.GenericSchema<unknown, TypedPage> = v.object({
  slug: v.string(),
  picture: v.nullable(v.object({ id: v.number(), src: v.string() })),
  texts: v.object(
    inEveryLocale(() => v.object({ title: v.string(), content: v.string(), alt: v.string() })),
  ),
});

/** A page's unsaved input in this tab. */
export const pageDraft = createFormDraft(
  'astera.page',
  v.object({
    typed: typedSchema,
    /** The form before any input, and the page's last modification time at that point. */
    base: typedSchema,
    seen: v.string(),
  }),
);
