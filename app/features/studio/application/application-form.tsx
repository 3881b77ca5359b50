import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { AppError } from '#domain/app-error.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import { applicationLimits } from '#domain/application/application-limits.ts';
import { type OwnApplication } from '#domain/application/waiting-application.ts';
import {
  applicationFormSchema,
  typedApplication,
  type ApplicationForm as Typed,
} from '#domain/application/application-form.ts';
import type { Locale } from '#domain/locale.ts';

import {
  applyAsCelebrity,
  saveApplication,
} from '#app/entities/application/applications.functions.ts';
import { applicationSentences } from './applications.messages.ts';
import { applicationQuery } from '#app/entities/application/applications.queries.ts';
import { buttons, heading } from '#app/entities/application/applications.recipe.ts';

type Failure = 'incomplete' | 'taken' | 'unchanged' | 'other';

function failureOf(error: unknown): Failure {
  const fields = error instanceof AppError ? error.fields : {};
  if (fields['name'] === 'taken') return 'taken';
  if (fields['unchanged'] !== undefined) return 'unchanged';
  return Object.keys(fields).length > 0 ? 'incomplete' : 'other';
}

/** Links and a message for the team, to save or submit. */
export function ApplicationForm(props: { application: OwnApplication; locale: Locale }) {
  const { application, locale } = props;
  const { state, links, message } = application;
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [kept, setKept] = useState<Typed>({ links: links.join('\n'), message });
  const isSent = state === 'sent';

  const saving = useMutation({
    mutationFn: ({ typed, sends }: { typed: Typed; sends: boolean }) => {
      const data = { locale, words: typedApplication(typed) };
      return sends ? applyAsCelebrity({ data }) : saveApplication({ data });
    },
    onMutate: () => setFailure(null),
    onSuccess: (after, { typed, sends }) => {
      setKept(typed);
      queryClient.setQueryData(applicationQuery(locale).queryKey, after);
      say({
        id: 'application',
        kind: 'success',
        text: sends && !isSent ? t`Your application is in` : t`Saved`,
      });
    },
    onError: (error, { typed }) => {
      if (isSessionGone(error)) return;
      const found = failureOf(error);
      setFailure(found);
      // Even if submitting failed, the input was saved.
      if (found !== 'other') setKept(typed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['application'] }),
  });
  const form = useAppForm({
    defaultValues: kept,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: applicationFormSchema },
    onSubmitMeta: { sends: true },
    onSubmit: async ({ value, meta: { sends } }) => {
      await saving.mutateAsync({ typed: value, sends }).catch(() => undefined);
    },
  });
  const sentences = {
    incomplete: t`Complete the list above first. Your links and message are saved.`,
    taken: t`A celebrity with exactly this name is already listed. Choose another name in your profile.`,
    unchanged: t`Change something first: this is the version we couldn’t list.`,
    other: t`An error occurred. Please try later`,
  } as const satisfies Record<Failure, string>;
  return (
    <form.AppForm>
      <form.Form sentences={applicationSentences}>
        <h2 className={heading}>
          <Trans>Show us it’s you</Trans>
        </h2>
        <form.AppField name="links">
          {({ TextArea }) => (
            <TextArea
              rows={4}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              label={t`Links`}
              hint={t`Your public profiles or your website, one per line. Only our team sees them.`}
            />
          )}
        </form.AppField>
        <form.AppField name="message">
          {({ TextArea }) => (
            <TextArea
              rows={4}
              limit={applicationLimits.message}
              label={t`Message to our team (optional)`}
            />
          )}
        </form.AppField>
        {failure ? (
          <p role="alert" className={fieldError}>
            {sentences[failure]}
          </p>
        ) : null}
        <div className={buttons}>
          <form.Submit className={button()}>
            {isSent ? (
              <Trans>Save changes</Trans>
            ) : state === 'declined' ? (
              <Trans>Apply again</Trans>
            ) : (
              <Trans>Send application</Trans>
            )}
          </form.Submit>
          {isSent ? null : (
            <button
              type="button"
              className={button({ variant: 'outline' })}
              {...busyButtonProps(saving.isPending, () => void form.handleSubmit({ sends: false }))}
            >
              <Trans>Save for later</Trans>
            </button>
          )}
        </div>
      </form.Form>
      <form.Subscribe
        selector={({ values }) => values.links !== kept.links || values.message !== kept.message}
      >
        {(unsaved) => <LeaveGuard unsaved={unsaved} onLeave={() => form.reset(kept)} />}
      </form.Subscribe>
    </form.AppForm>
  );
}
