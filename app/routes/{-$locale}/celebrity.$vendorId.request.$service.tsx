import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { celebrityQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { CheckoutSteps } from '#app/features/checkout/checkout-steps.tsx';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { OwnVideo } from '#app/features/delivery/upload/own-video.tsx';
import { RequestScreen } from '#app/features/request/request-screen.tsx';
import { loadAccountMessages, localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { recordId } from '#domain/record-id.ts';
import { isServiceKind } from '#domain/service/service.ts';
import { isUuid } from '#domain/uuid.ts';

export const Route = createFileRoute('/{-$locale}/celebrity/$vendorId/request/$service')({
  codeSplitGroupings: [['component', 'loader']],
  // The line of the basket that is changed; without it a new one is made.
  validateSearch: ({ line }: Record<string, unknown>): { line?: string | undefined } =>
    isUuid(line) ? { line } : {},
  beforeLoad: loadAccountMessages,
  loader: async ({ context, location, params }) => {
    const id = recordId(params.vendorId);
    if (id === null || !isServiceKind(params.service)) throw notFound();
    const query = celebrityQuery(id, localeOfPath(location.pathname));
    const { services } = await orNotFound(context.queryClient.ensureQueryData(query));
    const offered = services.find(({ kind }) => kind === params.service);
    if (!offered) throw notFound();
    const { kind: service, price, promisedDays, quality } = offered;
    return { service, price, promisedDays, quality };
  },
  head: privatePage(msg`Request`),
  component: () => (
    <RequestScreen
      steps={<CheckoutSteps current="request" />}
      Summary={OrderSummary}
      OwnVideo={OwnVideo}
    />
  ),
});
