import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  useHydrated,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { useCallback, type ComponentProps, type ComponentType, type ReactNode } from 'react';

import { ClosedNotice } from '#app/entities/availability/closed-notice.tsx';
import { useClosure } from '#app/entities/availability/use-closure.ts';
import { requestDraft, putRequest } from '#app/entities/basket/put-request.ts';
import { celebrityQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { destinationFor } from '#domain/account/destination.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { WantedDay } from '#domain/order/promise/needed-by.ts';
import type { TypedAnswers } from '#domain/request/service-request.ts';

import type { VideoField } from './other-fields.tsx';
import { dropDraft, readDraft } from './request-draft.ts';
import { keepDraft } from './keep-draft.ts';
import { ServiceRequestForm } from './service-request-form.tsx';
import { SignInLink } from './sign-in-link.tsx';

const from = '/{-$locale}/celebrity/$vendorId/request/$service';

type OwnVideoField = ComponentType<
  ComponentProps<VideoField> & { celebrityId: number; signInLink: ReactNode }
>;

interface RequestScreenProps {
  /** The position in the checkout. */
  steps: ReactNode;
  /** The order and its cost. */
  Summary: ComponentType<{
    title: string;
    celebrityName: string;
    image: string | null;
    price: Cents;
    shipping: null;
    locale: Locale;
  }>;
  /** The upload of the fan's own video. */
  OwnVideo: OwnVideoField;
}

/** Visitors who are not signed in are asked to on the way, and return to the form as they left it. */
export function RequestScreen({ steps, Summary, OwnVideo }: RequestScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { say } = useToasts();
  const navigate = useNavigate({ from });
  const { vendorId } = useParams({ from });
  const { service, price, promisedDays, quality } = useLoaderData({ from });
  const { data } = useSuspenseQuery(celebrityQuery(Number(vendorId), locale));
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  // Drafts exist in the browser only, so the form remounts once they can be read.
  const hydrated = useHydrated();
  const { line } = useSearch({ from });
  const draft = hydrated ? readDraft({ celebrityId: data.id, service }) : null;
  const typed = draft && draft.line === line ? draft.answers : null;
  const kept = hydrated && line !== undefined ? requestDraft(line) : null;
  const { pathname, searchStr } = useLocation();
  const login = {
    to: '/{-$locale}/account/login',
    search: { destination: destinationFor(pathname, searchStr) },
  } as const;
  const keep = (answers: TypedAnswers, day: string) =>
    keepDraft({
      celebrityId: data.id,
      service,
      line,
      day,
      answers: { ...answers },
    });
  /** The back button leads from the checkout to the completed form. */
  const order = async (answers: TypedAnswers, neededBy: WantedDay | null) => {
    const request = {
      service,
      answers: { ...answers },
      celebrityId: data.id,
      celebrityName: data.shopName,
      image: data.portrait,
      price,
      ...(neededBy && { neededBy }),
    };
    const id = putRequest(request, line);
    if (id === null) {
      say({ kind: 'error', text: t`Your basket is full. Check out first, then add more.` });
      return;
    }
    dropDraft({ celebrityId: data.id, service });
    await navigate({ search: { line: id }, replace: true });
    await navigate({ to: '/{-$locale}/checkout/payment', search: { only: id } });
  };
  const closure = useClosure(data.closures);
  const Video = useVideoField(OwnVideo, data.id, viewer !== null);
  return (
    <ServiceRequestForm
      key={`${data.id} ${service} ${hydrated}`}
      service={service}
      celebrityId={data.id}
      celebrityName={data.shopName}
      promisedDays={promisedDays}
      quality={quality}
      serviceName={t(serviceName[service])}
      initial={typed ?? kept?.answers ?? null}
      initialDay={(typed ? draft?.day : kept?.neededBy?.day) ?? ''}
      onChange={keep}
      onSubmit={(answers, neededBy) => {
        keep(answers, neededBy?.day ?? '');
        if (closure) return;
        void (viewer ? order(answers, neededBy) : navigate(login));
      }}
      Video={Video}
      isSignedIn={viewer !== null}
      wayOn={viewer ? <Trans>Continue to payment</Trans> : <Trans>Log in and continue</Trans>}
      closed={
        closure ? (
          <ClosedNotice
            closure={closure}
            celebrityId={data.id}
            celebrityName={data.shopName}
            locale={locale}
          />
        ) : null
      }
      steps={steps}
      summary={
        <Summary
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

/** The fan's own video belongs to the signed-in user; others get a login link that leads back here. */
function useVideoField(
  OwnVideo: OwnVideoField,
  celebrityId: number,
  isSignedIn: boolean,
): VideoField {
  return useCallback(
    (field) => (
      <OwnVideo
        {...field}
        celebrityId={celebrityId}
        signInLink={isSignedIn ? null : <SignInLink />}
      />
    ),
    [OwnVideo, celebrityId, isSignedIn],
  );
}
