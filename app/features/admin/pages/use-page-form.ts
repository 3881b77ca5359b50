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
  /** The state when the form was opened; null for a new one. */
  readonly page: EditedPage | null;
  /** @param isHere whether the form is still on the screen */
  readonly onSaved: (page: EditedPage, isHere: boolean) => void | Promise<void>;
}

function typedOf(page: EditedPage | null): TypedPage {
  return page ? { slug: page.slug, picture: page.picture, texts: page.texts } : noPage;
}

/**
 * The page form: input in six languages, changes, saving, and resolving edit conflicts. Input is kept whatever happens.
 */
export function usePageForm({ personId, locale, page, onSaved }: PageFormOptions) {
  const isHere = useIsHere();
  const saving = usePageSaving();
  const sending = usePagePicture();
  const [first] = useState(() => typedOf(page));
  const [base, setBase] = useState({ page, seen: page?.modified ?? '', typed: first });
  /** The language whose texts are shown. */
  const [language, setLanguage] = useState(locale);
  /** The button that submits the form. */
  const wanted = useRef<ProductStatus>(page?.status ?? 'published');
  // Input typed after a new one was created belongs to it, and its own page restores it.
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
      // Input typed in the meantime is kept and becomes the next change.
      for (const field of changedPageFields(typed, value)) {
        if (pageValue(formApi.state.values, field) === pageValue(value, field)) put(typed, field);
      }
      pageDraft.keep(of, null);
      // A picture chosen in the meantime still uploads into this form, which may be unmounted afterwards.
      await sending.settled();
      await onSaved(now, isHere.current);
    },
    // A validation error in a hidden language would not be visible.
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
      // It has changed since, so the draft is not simply applied on top.
      setBase({ page, seen: draft.seen, typed: draft.base });
      saving.setTheirs(page);
    },
  );

  /** Resolves the conflict with the saved page: with or without the user's input applied on top. */
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
    /** The page's current address; empty if it does not exist yet. */
    slug: base.page?.slug ?? '',
    status: base.page?.status ?? null,
    refused: saving.refused,
    failed: saving.failed,
    theirs: saving.theirs ? typedOf(saving.theirs) : null,
    resolve,
    /** Another picture shows something else, so the previous alternative text is cleared too. */
    setPicture: (picture: PagePicture | null) => {
      // A hidden field has no listener.
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
