import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import { type NewPage } from '#domain/site/content-editing.ts';
import { type EditedPage, type TypedPage } from '#domain/site/edited-page.ts';
import { pageChange } from '#domain/site/page-change.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';

import { createEditedPage, readEditedPage, saveEditedPage } from './page-settings.functions.ts';

/** The server names fields by their path in the call. */
function plainFields({ fields }: AppError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [path.replace(/^(?:change|page)\./, ''), code]),
  );
}

function idOf(picture: TypedPage['picture']): NewPage['picture'] {
  return picture && { id: picture.id };
}

/** A page in the form: the last known server state, null for a new page, and its modification time then. */
export interface Base {
  readonly page: EditedPage | null;
  readonly seen: string;
}

/**
 * Sends the differences. Toasts disappear by themselves; `refused` stays until the next attempt, `failed` until the
 * next change.
 */
export function usePageSaving() {
  const { t } = useLingui();
  const { say } = useToasts();
  const [refused, setRefused] = useState<FieldErrors>({});
  /** The saved page in an edit conflict. */
  const [theirs, setTheirs] = useState<EditedPage | null>(null);
  const [failed, setFailed] = useState(false);
  const mutation = useMutation({
    mutationFn: (command: { base: Base; typed: TypedPage; status: ProductStatus }) => {
      const { base, typed, status } = command;
      return base.page
        ? saveEditedPage({
            data: {
              id: base.page.id,
              seen: base.seen,
              change: pageChange(base.page, typed, status),
            },
          })
        : createEditedPage({ data: { page: { ...typed, picture: idOf(typed.picture), status } } });
    },
  });

  /** @returns the current page, or null when it could not be saved */
  async function save(
    base: Base,
    typed: TypedPage,
    status: ProductStatus,
  ): Promise<EditedPage | null> {
    setRefused({});
    setFailed(false);
    setTheirs(null);
    try {
      const saved = await mutation.mutateAsync({ base, typed, status });
      say({ id: 'page', kind: 'success', text: t`The page was saved` });
      return saved;
    } catch (error) {
      const refusal = error instanceof AppError ? error : new AppError('backend_failed');
      if (refusal.code === 'content_moved_on' && base.page) {
        const now = await readEditedPage({ data: { id: base.page.id } }).catch(() => null);
        setTheirs(now);
        if (now) return null;
      }
      setFailed(true);
      setRefused(plainFields(refusal));
      say({ id: 'page', kind: 'error', text: t`Something went wrong!` });
      return null;
    }
  }

  return { save, refused, theirs, setTheirs, failed, forgetFailure: () => setFailed(false) };
}
