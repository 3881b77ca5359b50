import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useFocusedHeading } from '#app/ui/use-focused-heading.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { cancelOwnDeletion, type readPlannedDeletion } from './my-data.functions.ts';
import { obstacleSentence } from './my-data.messages.ts';
import { plannedDeletionQuery } from './my-data.queries.ts';

const title = css({ textStyle: 'h2', marginBottom: '12px' });
const words = css({ color: 'text2', marginBottom: '16px' });
const ways = css({ display: 'grid', gap: '12px', marginTop: '24px' });

interface DeletionStepProps {
  locale: Locale;
  /** Continues to the destination. */
  onDone: () => void;
}

/** Tells users who sign in to an account scheduled for deletion, and lets them keep it with one click. */
export function DeletionStep(props: DeletionStepProps) {
  const { data: deletion } = useQuery(plannedDeletionQuery);
  return deletion ? <Planned {...props} deletion={deletion} /> : null;
}

type Deletion = NonNullable<Awaited<ReturnType<typeof readPlannedDeletion>>>;

function Planned({ deletion, locale, onDone }: DeletionStepProps & { deletion: Deletion }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const hydrated = useHydrated();
  const heading = useFocusedHeading();
  const { say } = useToasts();
  const keeping = useMutation({
    mutationFn: () => cancelOwnDeletion(),
    onSuccess: () => {
      say({ id: 'deletion', kind: 'success', text: t`Your account stays` });
      onDone();
    },
  });
  return (
    <>
      <h1 {...heading} className={title}>
        {deletion.hasBegun ? (
          <Trans>Your account is being deleted now.</Trans>
        ) : (
          <Trans>Your account will be deleted on {date.day(deletion.dueAt)}.</Trans>
        )}
      </h1>
      {deletion.hasBegun ? null : (
        <p className={words}>
          <Trans>You asked us to. If you’ve changed your mind, keep it now.</Trans>
        </p>
      )}
      {deletion.waitsFor ? <p className={words}>{t(obstacleSentence[deletion.waitsFor])}</p> : null}
      {keeping.isError ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <Trans>An error occurred. Please try later</Trans>
        </p>
      ) : null}
      <div className={ways}>
        {deletion.hasBegun ? null : (
          <button
            type="button"
            className={button({ size: 'large', wide: true })}
            disabled={!hydrated}
            {...busyButtonProps(keeping.isPending, () => keeping.mutate())}
          >
            <Trans>Keep my account</Trans>
          </button>
        )}
        <button
          type="button"
          className={cx(button({ variant: 'outline', size: 'large', wide: true }))}
          disabled={!hydrated}
          onClick={onDone}
        >
          {deletion.hasBegun ? <Trans>Continue</Trans> : <Trans>Delete as planned</Trans>}
        </button>
      </div>
    </>
  );
}
