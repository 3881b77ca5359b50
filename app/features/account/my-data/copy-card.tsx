import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AppError } from '#domain/app-error.ts';
import { exportRetentionDays, type DataExportView } from '#domain/my-data/data-export.ts';
import { formattingLocale, type Locale } from '#domain/locale.ts';
import { cx } from '#styled/css/index.js';

import { requestMyData } from './my-data.functions.ts';
import { copyFailure } from './my-data.messages.ts';
import { myDataQuery } from './my-data.queries.ts';
import { cardFoot, cardTitle, cardWords } from './my-data.recipe.ts';

/** A copy of all the user's data: request, progress and download. */
export function CopyCard({ copy, locale }: { copy: DataExportView | null; locale: Locale }) {
  const { t } = useLingui();
  const headingId = useId();
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const asking = useMutation({
    mutationFn: () => requestMyData({ data: { locale } }),
    onSuccess: (data) => queryClient.setQueryData(myDataQuery.queryKey, data),
  });
  const isWorking = copy?.state === 'working';
  const { error } = asking;
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={cardTitle}>
        <Trans>A copy of your data</Trans>
      </h2>
      <p className={cardWords}>
        <Trans>
          Your profile, orders, messages, consents and files in one ZIP file. We’ll email you when
          it’s ready.
        </Trans>
      </p>
      <div aria-live="polite">
        <CopyState copy={copy} locale={locale} />
      </div>
      {error ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          {t(copyFailure(error instanceof AppError ? error.code : 'backend_failed'))}
        </p>
      ) : null}
      <div className={cardFoot}>
        {copy?.state === 'ready' ? (
          <a className={button()} href={`/api/my-data/${copy.id}`} download>
            <Download aria-hidden size={20} />
            <Trans>Download my data</Trans>
          </a>
        ) : null}
        {isWorking ? null : (
          <button
            type="button"
            className={button(copy?.state === 'ready' ? { variant: 'outline' } : {})}
            disabled={!hydrated}
            {...busyButtonProps(asking.isPending, () => asking.mutate())}
          >
            {copy?.state === 'ready' ? (
              <Trans>Prepare a new copy</Trans>
            ) : (
              <Trans>Prepare a copy</Trans>
            )}
          </button>
        )}
      </div>
    </section>
  );
}

function CopyState({ copy, locale }: { copy: DataExportView | null; locale: Locale }) {
  const date = useDateFormat(locale);
  if (copy?.state === 'working') {
    return (
      <p className={notice()}>
        <Trans>We’re preparing your copy. You can leave this page: we’ll email you.</Trans>
      </p>
    );
  }
  if (copy?.state === 'failed') {
    return (
      <p className={notice({ tone: 'bad' })}>
        <Trans>We couldn’t prepare the copy. Please ask for it again.</Trans>
      </p>
    );
  }
  if (copy?.state !== 'ready' || copy.expiresAt === null) return null;
  const megabytes = new Intl.NumberFormat(formattingLocale[locale], {
    maximumFractionDigits: 1,
  }).format((copy.bytes ?? 0) / 1_000_000);
  return (
    <div className={cx(notice({ tone: 'good' }))}>
      <div>
        <p>
          <Trans>
            Your copy is ready until {date.day(copy.expiresAt)} ({megabytes} MB).
          </Trans>
        </p>
        {copy.lacksFiles ? (
          <p>
            <Trans>Some files didn’t fit. The file “left-out.json” lists them.</Trans>
          </p>
        ) : null}
        <p>
          <Trans>We keep a copy for {exportRetentionDays} days.</Trans>
        </p>
      </div>
    </div>
  );
}
