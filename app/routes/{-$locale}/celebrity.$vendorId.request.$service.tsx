import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useHydrated } from '@tanstack/react-router';

import { celebrityQuery } from '#app/features/celebrities/celebrities.queries.ts';
import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { CheckoutSteps } from '#app/features/checkout/checkout-steps.tsx';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { keepDraft, readDraft } from '#app/features/requests/request-draft.ts';
import {
  VideoRequestForm,
  type VideoRequestInput,
} from '#app/features/requests/video-request-form.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/or-not-found.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/celebrity/$vendorId/request/$service')({
  loader: async ({ context, location, params }) => {
    if (params.service !== 'getVideo' || !/^[1-9]\d{0,8}$/.test(params.vendorId)) throw notFound();
    const query = celebrityQuery(Number(params.vendorId), localeOfPath(location.pathname));
    const { services } = await orNotFound(context.queryClient.ensureQueryData(query));
    if (!services.some(({ kind }) => kind === params.service)) throw notFound();
  },
  head: privatePage(msg`Request`),
  component: RequestRoute,
});

function RequestRoute() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const { vendorId } = Route.useParams();
  const { data } = useSuspenseQuery(celebrityQuery(Number(vendorId), locale));
  const price = data.services.find(({ kind }) => kind === 'getVideo')?.price ?? 0;
  // What was typed before is in the browser only: the form begins anew once it can be read.
  const hydrated = useHydrated();
  const draft = hydrated ? readDraft() : null;
  const keep = (answers: VideoRequestInput) =>
    keepDraft({
      celebrityId: data.id,
      celebrityName: data.shopName,
      portrait: data.portrait,
      price,
      answers,
    });
  return (
    <VideoRequestForm
      key={`${data.id} ${hydrated}`}
      celebrityId={data.id}
      celebrityName={data.shopName}
      initial={draft?.celebrityId === data.id ? draft.answers : null}
      onChange={keep}
      onSubmit={(answers) => {
        keep(answers);
        void navigate({ to: '/{-$locale}/checkout/payment' });
      }}
      steps={<CheckoutSteps current="request" />}
      summary={
        <OrderSummary
          title={t(serviceName.getVideo)}
          celebrityName={data.shopName}
          image={data.portrait}
          price={price}
          shipping={null}
          locale={locale}
        />
      }
    />
  );
}
