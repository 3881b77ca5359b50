import * as v from 'valibot';
import { locales, type Locale } from '#domain/locale.ts';
import { createDraft } from './draft.ts';

/** Whose form it is, and of what: another person who signs in at this tab never sees it. */
export interface FormDraftOf {
  readonly personId: number;
  /** What was typed is of this language. */
  readonly locale: Locale;
  /** Which one of several, such as a product's id. */
  readonly about?: string | undefined;
}

/** What was typed into one form of this tab and not saved. */
export interface FormDraft<Draft extends object> {
  /** Null when there is nothing of this person in this language about this thing. */
  readonly read: (of: FormDraftOf) => Draft | null;
  /** Null forgets it. */
  readonly keep: (of: FormDraftOf, draft: Draft | null) => void;
}

const ofSchema = v.object({
  personId: v.number(),
  locale: v.picklist(locales),
  about: v.optional(v.string()),
});

/**
 * Keeps what was typed as long as the tab lives, so that it outlasts a reload and a session that ends; anyone who signs
 * out leaves nothing (`app/entities/session/drafts.ts`). @param key begins with `astera.`
 */
export function createFormDraft<Draft extends object>(
  key: `astera.${string}`,
  schema: v.GenericSchema<unknown, Draft>,
): FormDraft<Draft> {
  const kept = createDraft(key, v.object({ of: ofSchema, draft: schema }));
  return {
    read: ({ personId, locale, about }) => {
      const found = kept.read();
      if (!found) return null;
      const { of, draft } = found;
      const isIt = of.personId === personId && of.locale === locale && of.about === about;
      return isIt ? draft : null;
    },
    keep: (of, draft) => kept.keep(draft && { of, draft }),
  };
}
