import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

import { applicationQuery } from '#app/entities/application/applications.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { ApplicationPage } from './application-page.tsx';

/** A celebrity's application for a store. */
export function ApplicationScreen() {
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/my-application' });
  const locale = useLocale();
  const { data } = useSuspenseQuery(applicationQuery(locale));
  return <ApplicationPage application={data} viewerId={viewer.id} locale={locale} />;
}
