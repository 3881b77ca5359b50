import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import type { Locale } from '#domain/locale.ts';
import { productOf, type TypedProduct } from '#domain/product/own-product.ts';
import { productChange } from '#domain/product/own-product-change.ts';
import { type OwnProduct } from '#domain/product/own-product-values.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';

import { createOwnProduct, readOwnProduct, saveOwnProduct } from './my-products.functions.ts';

/** The server names fields by their path in the call. */
function plainFields({ fields }: AppError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [
      path.replace(/^(?:change|product)\./, '').replace('categoryId', 'category'),
      code,
    ]),
  );
}

/** A product in the form: the last known server state, null for a new product, and its modification time then. */
export interface Base {
  readonly product: OwnProduct | null;
  readonly seen: string;
}

/** Why a product was not saved; `unknown` if a new one may have been created anyway. */
export type SavingFailure = 'refused' | 'unknown';

/**
 * Sends the differences, prices as typed in `locale`, texts as written in `language`. Toasts disappear by themselves;
 * `refused` stays until the next attempt, `failed` until the next change.
 */
export function useProductSaving(locale: Locale, language: Locale) {
  const { t } = useLingui();
  const { say } = useToasts();
  const [refused, setRefused] = useState<FieldErrors>({});
  /** The saved product in an edit conflict. */
  const [theirs, setTheirs] = useState<OwnProduct | null>(null);
  const [failed, setFailed] = useState<SavingFailure | null>(null);
  const mutation = useMutation({
    mutationFn: ({
      base,
      typed,
      status,
    }: {
      base: Base;
      typed: TypedProduct;
      status: ProductStatus;
    }) =>
      base.product
        ? saveOwnProduct({
            data: {
              locale: language,
              id: base.product.id,
              seen: base.seen,
              change: productChange(base.product, typed, locale, status),
            },
          })
        : createOwnProduct({
            data: { locale: language, product: productOf(typed, locale, status) },
          }),
  });

  /** @returns the current product, or null when it could not be saved */
  async function save(
    base: Base,
    typed: TypedProduct,
    status: ProductStatus,
  ): Promise<OwnProduct | null> {
    setRefused({});
    setFailed(null);
    setTheirs(null);
    try {
      const saved = await mutation.mutateAsync({ base, typed, status });
      say({ id: 'product', kind: 'success', text: t`Product saved successfully!` });
      return saved;
    } catch (error) {
      const refusal = error instanceof AppError ? error : new AppError('backend_failed');
      if (refusal.code === 'product_moved_on' && base.product) {
        const now = await readOwnProduct({ data: { locale: language, id: base.product.id } }).catch(
          () => null,
        );
        setTheirs(now);
        if (now) return null;
      }
      // Retrying could create a new product twice.
      const isUnknown = !base.product && isTrouble(refusal);
      setFailed(isUnknown ? 'unknown' : 'refused');
      setRefused(plainFields(refusal));
      const text =
        refusal.code === 'taken_off_sale'
          ? t`Our team took this off sale. Our email explains why and how to object.`
          : t`Something went wrong!`;
      say({ id: 'product', kind: 'error', text });
      return null;
    }
  }

  return {
    save,
    refused,
    theirs,
    setTheirs,
    failed,
    /** Called on further input. The notice that a product may already exist stays until the next attempt. */
    forgetFailure: () => setFailed((now) => (now === 'unknown' ? now : null)),
  };
}
