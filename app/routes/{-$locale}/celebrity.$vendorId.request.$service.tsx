import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound, useHydrated, useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';

import { keptRequest, putRequest } from '#app/entities/basket/put-request.ts';
import { celebrityQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { CheckoutSteps } from '#app/features/checkout/checkout-steps.tsx';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import type { VideoField } from '#app/features/request/other-fields.tsx';
import { dropDraft, keepDraft, readDraft } from '#app/features/request/request-draft.ts';
import { ServiceRequestForm } from '#app/features/request/service-request-form.tsx';
import { OwnVideo } from '#app/features/delivery/upload/own-video.tsx';
import { bringAccountWords, localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { destinationFor } from '#domain/account/destination.ts';
import { recordId } from '#domain/record-id.ts';
import type { TypedAnswers } from '#domain/request/service-request.ts';
import { isServiceKind } from '#domain/service/service.ts';
import { isUuid } from '#domain/uuid.ts';

export const Route = createFileRoute('/{-$locale}/celebrity/$vendorId/request/$service')({
  codeSplitGroupings: [['component', 'loader']],
  // The line of the basket that is changed; without it a new one is made.
  validateSearch: ({ line }: Record<string, unknown>): { line?: string | undefined } =>
    isUuid(line) ? { line } : {},
  beforeLoad: bringAccountWords,
  loader: async ({ context, location, params }) => {
    const id = recordId(params.vendorId);
    if (id === null || !isServiceKind(params.service)) throw notFound();
    const query = celebrityQuery(id, localeOfPath(location.pathname));
    const { services } = await orNotFound(context.queryClient.ensureQueryData(query));
    const offered = services.find(({ kind }) => kind === params.service);
    if (!offered) throw notFound();
    return { service: offered.kind, price: offered.price };
  },
  head: privatePage(msg`Request`),
  component: RequestRoute,
});

/** A visitor who is not signed in is asked to on the way, and comes back to the form as it was left. */
function RequestRoute() {
  const { t } = useLingui();
  const locale = useLocale();
  const { say } = useToasts();
  const navigate = Route.useNavigate();
  const { vendorId } = Route.useParams();
  const { service, price } = Route.useLoaderData();
  const { data } = useSuspenseQuery(celebrityQuery(Number(vendorId), locale));
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  // What was typed before is in the browser only: the form begins anew once it can be read.
  const hydrated = useHydrated();
  const { line } = Route.useSearch();
  const draft = hydrated ? readDraft({ celebrityId: data.id, service }) : null;
  const typed = draft && draft.line === line ? draft.answers : null;
  const kept = hydrated && line !== undefined ? (keptRequest(line)?.answers ?? null) : null;
  const { pathname, searchStr } = useLocation();
  const login = {
    to: '/{-$locale}/account/login',
    search: { destination: destinationFor(pathname, searchStr) },
  } as const;
  const keep = (answers: TypedAnswers) =>
    keepDraft({
      celebrityId: data.id,
      service,
      line,
      answers: { ...answers },
    });
  /** The back button leads from the checkout to the filled form. */
  const order = async (answers: TypedAnswers) => {
    const request = {
      service,
      answers: { ...answers },
      celebrityId: data.id,
      celebrityName: data.shopName,
      image: data.portrait,
      price,
    };
    const id = putRequest(request, line);
    if (id === null) {
      say({ kind: 'error', text: t`Your basket is full. Order what is in it first.` });
      return;
    }
    dropDraft({ celebrityId: data.id, service });
    await navigate({ search: { line: id }, replace: true });
    await navigate({ to: '/{-$locale}/checkout/payment', search: { only: id } });
  };
  const Video = useVideoField(data.id, viewer !== null);
  return (
    <ServiceRequestForm
      key={`${data.id} ${service} ${hydrated}`}
      service={service}
      celebrityId={data.id}
      celebrityName={data.shopName}
      serviceName={t(serviceName[service])}
      initial={typed ?? kept}
      onChange={keep}
      onSubmit={(answers) => {
        keep(answers);
        void (viewer ? order(answers) : navigate(login));
      }}
      Video={Video}
      wayOn={viewer ? <Trans>Continue to payment</Trans> : <Trans>Log in and continue</Trans>}
      steps={<CheckoutSteps current="request" />}
      summary={
        <OrderSummary
          title={t(serviceName[service])}
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

/** The fan's own video belongs to who is signed in; everyone else is shown the way to log in and back. */
function useVideoField(celebrityId: number, isSignedIn: boolean): VideoField {
  return useCallback(
    (field) => (
      <OwnVideo
        {...field}
        celebrityId={celebrityId}
        signInLink={isSignedIn ? null : <SignInLink />}
      />
    ),
    [celebrityId, isSignedIn],
  );
}

function SignInLink() {
  const { pathname } = useLocation();
  return (
    <Link
      to="/{-$locale}/account/login"
      search={{ destination: destinationFor(pathname, '') }}
      className={button({ size: 'small' })}
    >
      <Trans>Log in</Trans>
    </Link>
  );
}
