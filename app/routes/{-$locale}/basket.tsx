import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { BasketPage } from '#app/features/basket/basket-page.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

/** Open to everyone; what is in it lives in the browser only. */
export const Route = createFileRoute('/{-$locale}/basket')({
  beforeLoad: bringAccountWords,
  head: privatePage(msg`Basket`),
  component: Basket,
});

function Basket() {
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
