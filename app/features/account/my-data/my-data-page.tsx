import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';

import { AlertsCard } from './alerts-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { myDataQuery } from './my-data.queries.ts';
import { cards } from './my-data.recipe.ts';

/** My data: a copy of it, the consents, and account deletion. */
export function MyDataPage({ locale }: { locale: Locale }) {
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(myDataQuery);
  return (
    <div className={page}>
      <h1 className={pageTitle}>
        <Trans>My data</Trans>
      </h1>
      {data ? (
        <div className={cards}>
          <CopyCard copy={data.copy} locale={locale} />
          <AlertsCard alerts={data.alerts} locale={locale} />
          <ConsentsCard consents={data.consents} locale={locale} />
          <DeletionCard deletion={data.deletion} graceDays={data.graceDays} locale={locale} />
        </div>
      ) : hydrated && isError ? (
        <ErrorPanel onRetry={() => void refetch()} />
      ) : (
        <LoadingPanel />
      )}
    </div>
  );
}
