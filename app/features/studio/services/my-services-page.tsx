import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { cx } from '#styled/css/index.js';

import { ownServicesQuery } from './my-services.queries.ts';
import { column, lead } from './my-services.recipe.ts';
import { ServicesForm, type ServicesFormProps } from './services-form.tsx';

interface MyServicesPageProps extends Omit<ServicesFormProps, 'services'> {
  /** The link to the celebrity's other offers. */
  tabs: ReactNode;
  /** When requests are taken at all. */
  availability: ReactNode;
}

/** My services: the form, or the reason it cannot be shown. */
export function MyServicesPage({ tabs, availability, ...props }: MyServicesPageProps) {
  const { t } = useLingui();
  const { say } = useToasts();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(ownServicesQuery);
  const failed = hydrated && isError && !data;
  useEffect(() => {
    if (failed) say({ id: 'services-load', kind: 'error', text: t`Failed to load services!` });
  }, [failed, say, t]);
  return (
    <div className={cx(page, column)}>
      <h1 className={pageTitle}>
        <Trans>My services</Trans>
      </h1>
      <p className={lead}>
        <Trans>Tick what you offer and set your prices. Fans see changes straight away.</Trans>
      </p>
      {tabs}
      {data ? (
        <ServicesForm key={props.locale} {...props} services={data} />
      ) : failed ? (
        <ErrorPanel sentence={t`Failed to load services!`} onRetry={() => void refetch()} />
      ) : (
        <LoadingPanel />
      )}
      {availability}
    </div>
  );
}
