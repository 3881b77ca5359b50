import { useSuspenseQuery } from '@tanstack/react-query';

import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { BasketPage } from './basket-page.tsx';

/** The visitor's basket. */
export function BasketScreen() {
  const locale = useLocale();
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  return (
    <BasketPage
      locale={locale}
      isSignedIn={viewer !== null}
      serviceNames={serviceName}
      Answers={RequestAnswers}
    />
  );
}
