import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { setReopenAlert } from '#app/entities/availability/reopen-alerts.functions.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { ReopenAlert } from '#domain/availability/reopen-alert.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { myDataQuery } from './my-data.queries.ts';
import { cardTitle, cardWords, consentList } from './my-data.recipe.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
const name = css({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

/** The celebrities whose opening is to be told by mail; each can be withdrawn. Nothing while there are none. */
export function AlertsCard({ alerts, locale }: { alerts: readonly ReopenAlert[]; locale: Locale }) {
  const { t } = useLingui();
  const headingId = useId();
  const hydrated = useHydrated();
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: (celebrityId: number) =>
      setReopenAlert({ data: { celebrityId, wanted: false, locale } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myDataQuery.queryKey }),
  });
  return (
    <section id="waiting" className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={cardTitle}>
        <Trans>Who you’re waiting for</Trans>
      </h2>
      <p className={cardWords}>
        {alerts.length === 0 ? (
          <Trans>No one at the moment. Celebrities who are away have a button for it.</Trans>
        ) : (
          <Trans>We’ll email you once when they take requests again.</Trans>
        )}
      </p>
      {removal.isError ? (
        <p role="alert" className={fieldError}>
          {t`Something went wrong!`}
        </p>
      ) : null}
      {alerts.length === 0 ? null : (
        <ul className={consentList}>
          {alerts.map(({ celebrityId, celebrityName, askedAt }) => (
            <li key={celebrityId} className={row}>
              <span>
                <Link
                  to="/{-$locale}/celebrity/$vendorId"
                  params={{ vendorId: String(celebrityId) }}
                  className={name}
                >
                  {celebrityName}
                </Link>{' '}
                <small>
                  <Trans>since {date.day(askedAt)}</Trans>
                </small>
              </span>
              <button
                type="button"
                className={button({ variant: 'outline', size: 'small' })}
                aria-label={t`Don’t tell me about ${celebrityName}`}
                {...busyButtonProps(removal.isPending || !hydrated, () =>
                  removal.mutate(celebrityId),
                )}
              >
                <Trans>Don’t tell me</Trans>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
