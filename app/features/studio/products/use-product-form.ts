import { useStore } from '@tanstack/react-form';
import { useRef, useState } from 'react';

import { useFormDraft } from '#app/platform/browser/use-form-draft.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { useIsHere } from '#app/ui/use-is-here.ts';
import type { Locale } from '#domain/locale.ts';
import { noProduct, typedProduct, type TypedProduct } from '#domain/product/own-product.ts';
import { productFormSchema } from '#domain/product/product-form-schema.ts';
import { changedFields } from '#domain/product/own-product-change.ts';
import { type OwnProduct } from '#domain/product/own-product-values.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';

import { productDraft } from './product-draft.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { useProductSaving } from './use-product-saving.ts';

interface ProductFormOptions {
  readonly personId: number;
  readonly locale: Locale;
  /** The language whose texts are edited. */
  readonly language: Locale;
  /** The state when the form was opened; null for a new one. */
  readonly product: OwnProduct | null;
  /** @param isHere whether the form is still on the screen */
  readonly onSaved: (product: OwnProduct, isHere: boolean) => void | Promise<void>;
}

function typedOf(product: OwnProduct | null, locale: Locale): TypedProduct {
  return product ? typedProduct(product, locale) : noProduct;
}

/** The product form: input, changes, saving, and resolving edit conflicts. Input is kept whatever happens. */
export function useProductForm(options: ProductFormOptions) {
  const { personId, locale, language, product, onSaved } = options;
  const isHere = useIsHere();
  const saving = useProductSaving(locale, language);
  const sending = usePictureUpload();
  const [first] = useState(() => typedOf(product, locale));
  const [base, setBase] = useState({ product, seen: product?.modified ?? '', typed: first });
  /** The button that submits the form. */
  const wanted = useRef<ProductStatus>(product?.status ?? 'published');
  // Input typed after a new one was created belongs to it, and its own page restores it.
  const about = base.product ? `${base.product.id} ${language}` : 'new';
  const of = { personId, locale, about };
  const form = useAppForm({
    defaultValues: first,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: productFormSchema(locale) },
    listeners: { onChange: saving.forgetFailure },
    onSubmit: async ({ value, formApi }) => {
      const now = await saving.save(base, value, wanted.current);
      if (!now) return;
      const typed = typedProduct(now, locale);
      setBase({ product: now, seen: now.modified, typed });
      // Input typed in the meantime is kept and becomes the next change.
      for (const field of changedFields(typed, value)) {
        if (formApi.getFieldValue(field) === value[field]) {
          formApi.setFieldValue(field, typed[field]);
        }
      }
      productDraft.keep(of, null);
      // Pictures chosen in the meantime still upload into this form, which may be unmounted afterwards.
      await sending.settled();
      await onSaved(now, isHere.current);
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const isSaving = useStore(form.store, (state) => state.isSubmitting);
  const changed = changedFields(typedOf(base.product, locale), values);
  const { seen, typed: from } = base;
  const put = (typed: TypedProduct) => {
    for (const field of changedFields(form.state.values, typed)) {
      form.setFieldValue(field, typed[field]);
    }
  };
  useFormDraft(
    productDraft,
    of,
    changed.length > 0 ? { typed: values, base: from, seen } : null,
    (draft) => {
      put(draft.typed);
      if (draft.seen === seen || !product) return;
      // It has changed since, so the draft is not simply applied on top.
      setBase({ product, seen: draft.seen, typed: draft.base });
      saving.setTheirs(product);
    },
  );

  /** Resolves the conflict with the saved product: with or without the user's input applied on top. */
  function resolve(choice: 'mine' | 'theirs'): void {
    const now = saving.theirs;
    if (!now) return;
    const theirs = typedProduct(now, locale);
    const mine = form.state.values;
    const touched = changedFields(from, mine);
    const kept = Object.fromEntries(touched.map((field) => [field, mine[field]]));
    put(choice === 'mine' ? { ...theirs, ...kept } : theirs);
    setBase({ product: now, seen: now.modified, typed: theirs });
    saving.setTheirs(null);
    saving.forgetFailure();
  }

  const { languages, written = [] } = base.product ?? {};
  return {
    form,
    values,
    sending,
    isSaving,
    /** The languages with their own texts, and the one that this one falls back to. */
    written,
    foreign: [languages?.title, languages?.description].find(
      (one) => one !== undefined && one !== language,
    ),
    changes: changed.length,
    status: base.product?.status ?? null,
    sale: base.product?.sale ?? null,
    refused: saving.refused,
    failed: saving.failed,
    theirs: saving.theirs ? typedProduct(saving.theirs, locale) : null,
    resolve,
    sendAs: (status: ProductStatus) => {
      wanted.current = status;
    },
    forget: () => productDraft.keep(of, null),
  };
}
