import { useStore } from '@tanstack/react-form';
import { useRef, useState } from 'react';

import { useFormDraft } from '#app/platform/browser/use-form-draft.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { useIsHere } from '#app/ui/use-is-here.ts';
import { pageFormSchema } from '#domain/site/page-form-schema.ts';
import {
  noPage,
  type EditedPage,
  type PagePicture,
  type TypedPage,
} from '#domain/site/edited-page.ts';
import { changedPageFields, pageValue, type PageField } from '#domain/site/page-change.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';

import { pageDraft } from './page-draft.ts';
import { usePagePicture } from './use-page-picture.ts';
import { usePageSaving } from './use-page-saving.ts';

interface PageFormOptions {
  readonly personId: number;
  readonly locale: Locale;
  /** As it was when the form was opened; null for a new one. */
  readonly page: EditedPage | null;
  /** @param isHere whether the form is still on the screen */
  readonly onSaved: (page: EditedPage, isHere: boolean) => void | Promise<void>;
}

function typedOf(page: EditedPage | null): TypedPage {
  return page ? { slug: page.slug, picture: page.picture, texts: page.texts } : noPage;
}

/**
 * The form of a page: what is typed in six languages, what of it is new, sending it, and what to do when someone was
 * faster. What was typed stays, whatever happens to it.
 */
export function usePageForm({ personId, locale, page, onSaved }: PageFormOptions) {
  const isHere = useIsHere();
  const saving = usePageSaving();
  const sending = usePagePicture();
  const [first] = useState(() => typedOf(page));
  const [base, setBase] = useState({ page, seen: page?.modified ?? '', typed: first });
  /** Whose texts are shown. */
  const [language, setLanguage] = useState(locale);
  /** Which button sends the form. */
  const wanted = useRef<ProductStatus>(page?.status ?? 'published');
  // What is typed after a new one was made is the new one's, whose own page restores it.
  const of = { personId, locale, about: base.page ? String(base.page.id) : 'new' };
  const form = useAppForm({
    defaultValues: first,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: pageFormSchema(language) },
    listeners: { onChange: saving.forgetFailure },
    onSubmit: async ({ value, formApi }) => {
      const now = await saving.save(base, value, wanted.current);
      if (!now) return;
      const typed = typedOf(now);
      setBase({ page: now, seen: now.modified, typed });
      // What was typed meanwhile stays and is the next change.
      for (const field of changedPageFields(typed, value)) {
        if (pageValue(formApi.state.values, field) === pageValue(value, field)) put(typed, field);
      }
      pageDraft.keep(of, null);
      // A picture that was chosen meanwhile arrives in this form, which may be taken off the screen then.
      await sending.settled();
      await onSaved(now, isHere.current);
    },
    // A field that is wrong in a language that is not shown cannot be seen.
    onSubmitInvalid: ({ formApi }) => {
      const wrong = locales.filter((one) => isWrong(formApi.state.fieldMeta, one));
      setLanguage((shown) => (wrong.includes(shown) ? shown : (wrong[0] ?? shown)));
    },
  });
  function put(typed: TypedPage, field: PageField): void {
    if (field === 'picture') form.setFieldValue(field, typed.picture);
    else form.setFieldValue(field, pageValue(typed, field));
  }
  const values = useStore(form.store, (state) => state.values);
  const isSaving = useStore(form.store, (state) => state.isSubmitting);
  const wrongIn = useStore(form.store, (state) =>
    locales.filter((one) => isWrong(state.fieldMeta, one)).join(' '),
  ).split(' ');
  const changed = changedPageFields(typedOf(base.page), values);
  const { seen, typed: from } = base;
  const putAll = (typed: TypedPage) => {
    for (const field of changedPageFields(form.state.values, typed)) put(typed, field);
  };
  useFormDraft(
    pageDraft,
    of,
    changed.length > 0 ? { typed: values, base: from, seen } : null,
    (draft) => {
      putAll(draft.typed);
      if (draft.seen === seen || !page) return;
      // It was changed since: what was typed then is not simply laid over it.
      setBase({ page, seen: draft.seen, typed: draft.base });
      saving.setTheirs(page);
    },
  );

  /** Goes on from what the page says now: with what was typed laid over it, or without. */
  function resolve(choice: 'mine' | 'theirs'): void {
    const now = saving.theirs;
    if (!now) return;
    const theirs = typedOf(now);
    const mine = form.state.values;
    const touched = changedPageFields(from, mine);
    putAll(theirs);
    for (const field of choice === 'mine' ? touched : []) put(mine, field);
    setBase({ page: now, seen: now.modified, typed: theirs });
    saving.setTheirs(null);
    saving.forgetFailure();
  }

  return {
    form,
    values,
    sending,
    isSaving,
    language,
    setLanguage,
    wrongIn,
    changes: changed.length,
    /** Where the page is now; empty for one that is not there yet. */
    slug: base.page?.slug ?? '',
    status: base.page?.status ?? null,
    refused: saving.refused,
    failed: saving.failed,
    theirs: saving.theirs ? typedOf(saving.theirs) : null,
    resolve,
    /** Another picture shows something else: what was said of the one before goes with it. */
    setPicture: (picture: PagePicture | null) => {
      // No one listens to a field that is not shown.
      saving.forgetFailure();
      form.setFieldValue('picture', picture);
      for (const one of locales) form.setFieldValue(`texts.${one}.alt`, '');
    },
    sendAs: (status: ProductStatus) => {
      wanted.current = status;
    },
    forget: () => pageDraft.keep(of, null),
  };
}

type FieldMeta = Readonly<Record<string, { readonly errors: readonly unknown[] } | undefined>>;

function isWrong(meta: FieldMeta, locale: Locale): boolean {
  return (['title', 'content', 'alt'] as const).some(
    (name) => (meta[`texts.${locale}.${name}`]?.errors.length ?? 0) > 0,
  );
}
