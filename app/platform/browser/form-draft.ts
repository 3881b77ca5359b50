import * as v from 'valibot';
import { locales, type Locale } from '#domain/locale.ts';
import { createDraft } from './draft.ts';

/** The form's user and subject: another user who signs in in this tab never sees the draft. */
export interface FormDraftOf {
  readonly personId: number;
  /** The language the draft was typed in. */
  readonly locale: Locale;
  /** Which one of several, such as a product's ID. */
  readonly about?: string | undefined;
}

/** Unsaved input of one form in this tab. */
export interface FormDraft<Draft extends object> {
  /** Null when there is no draft of this user in this language for this subject. */
  readonly read: (of: FormDraftOf) => Draft | null;
  /** Null deletes it. */
  readonly keep: (of: FormDraftOf, draft: Draft | null) => void;
}

const ofSchema = v.object({
  personId: v.number(),
  locale: v.picklist(locales),
  about: v.optional(v.string()),
});

/**
 * Keeps unsaved input as long as the tab lives, so that it survives a reload and session expiry; signing out deletes it
 * (`app/entities/session/drafts.ts`).
 * @param key begins with `astera.`
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
