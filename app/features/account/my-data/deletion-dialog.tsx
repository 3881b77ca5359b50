import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { ownPasswordSchema } from '#domain/account/account.ts';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { requestDeletion } from './my-data.functions.ts';
import { deletionFailure, deletionFieldMessages } from './my-data.messages.ts';
import { myDataQuery } from './my-data.queries.ts';

const noPassword = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBottom: '8px',
  color: 'brandInk',
  textDecoration: 'underline',
});

interface DeletionDialogProps {
  open: boolean;
  locale: Locale;
  onClose: () => void;
}

/** Asks for the password before the account is scheduled for deletion. */
export function DeletionDialog({ open, ...rest }: DeletionDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={rest.onClose} label={t`Delete your account?`}>
      <DeletionForm {...rest} />
    </Dialog>
  );
}

function DeletionForm({ locale, onClose }: Omit<DeletionDialogProps, 'open'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<FieldErrors>({});
  const asking = useMutation({
    mutationFn: (current: string) => requestDeletion({ data: { current, locale } }),
  });
  const form = useAppForm({
    defaultValues: { current: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: ownPasswordSchema },
    onSubmit: async ({ value }) => {
      setRefused({});
      try {
        queryClient.setQueryData(myDataQuery.queryKey, await asking.mutateAsync(value.current));
        onClose();
      } catch (error) {
        if (error instanceof AppError) setRefused(error.fields);
      }
    },
  });
  const { error } = asking;
  const code = error instanceof AppError ? error.code : 'backend_failed';
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Delete your account?</Trans>
      </h2>
      <p className={questionWords}>
        <Trans>
          Enter your password to confirm. We’ll email you a link to keep your account. It works
          until the last day.
        </Trans>
      </p>
      <form.AppForm>
        <form.Form refused={refused} sentences={deletionFieldMessages}>
          {error && code !== 'invalid_input' ? (
            <p role="alert" className={notice({ tone: 'bad' })}>
              {t(deletionFailure(code))}
            </p>
          ) : null}
          <form.AppField name="current">
            {({ Password }) => (
              <Password label={t`Current password`} autoComplete="current-password" />
            )}
          </form.AppField>
          <Link to="/{-$locale}/account/forgot-password" className={noPassword}>
            <Trans>I don’t have a password yet</Trans>
          </Link>
          <div className={questionFoot}>
            <button type="button" className={button({ variant: 'outline' })} onClick={onClose}>
              <Trans>Keep my account</Trans>
            </button>
            <form.Submit className={button({ variant: 'danger' })}>
              <Trans>Delete my account</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
