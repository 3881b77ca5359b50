import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { DeletionView } from '#domain/my-data/account-deletion.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { DeletionDialog } from './deletion-dialog.tsx';
import { cancelOwnDeletion } from './my-data.functions.ts';
import { obstacleSentence } from './my-data.messages.ts';
import { myDataQuery } from './my-data.queries.ts';
import { cardFoot, cardTitle, cardWords } from './my-data.recipe.ts';

const line = css({ display: 'block' });

interface DeletionCardProps {
  deletion: DeletionView | null;
  graceDays: number;
  locale: Locale;
}

/** Deleting the account: asking for it, and until it is done the way back. */
export function DeletionCard({ deletion, graceDays, locale }: DeletionCardProps) {
  const headingId = useId();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={cardTitle}>
        <Trans>Delete your account</Trans>
      </h2>
      <p className={cardWords}>
        <Trans>
          Your profile, files and messages are deleted for good. We keep the numbers, dates and
          amounts of your orders, without your name.
        </Trans>
      </p>
      {deletion ? (
        <PlannedDeletion deletion={deletion} locale={locale} />
      ) : (
        <>
          <p className={cardWords}>
            <Plural
              value={graceDays}
              one="You have # day to change your mind."
              other="You have # days to change your mind."
            />
          </p>
          <div className={cardFoot}>
            <button
              type="button"
              className={button({ variant: 'danger' })}
              disabled={!hydrated}
              onClick={() => setOpen(true)}
            >
              <Trans>Delete my account</Trans>
            </button>
          </div>
        </>
      )}
      <DeletionDialog open={isOpen} locale={locale} onClose={() => setOpen(false)} />
    </section>
  );
}

function PlannedDeletion({ deletion, locale }: { deletion: DeletionView; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { say } = useToasts();
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => cancelOwnDeletion(),
    onSuccess: (data) => {
      queryClient.setQueryData(myDataQuery.queryKey, data);
      say({ id: 'deletion', kind: 'success', text: t`Your account stays` });
    },
  });
  return (
    <>
      <output className={notice({ tone: 'warn' })}>
        <span>
          <span className={line}>
            {deletion.hasBegun ? (
              <Trans>Your account is being deleted now.</Trans>
            ) : (
              <Trans>Your account will be deleted on {date.day(deletion.dueAt)}.</Trans>
            )}
          </span>
          {deletion.waitsFor ? (
            <span className={line}>{t(obstacleSentence[deletion.waitsFor])}</span>
          ) : null}
        </span>
      </output>
      {keeping.isError ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <Trans>An error occurred. Please try later</Trans>
        </p>
      ) : null}
      {deletion.hasBegun ? null : (
        <div className={cardFoot}>
          <button
            type="button"
            className={button()}
            disabled={!hydrated}
            {...busyButtonProps(keeping.isPending, () => keeping.mutate())}
          >
            <Trans>Keep my account</Trans>
          </button>
        </div>
      )}
    </>
  );
}
