import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { celebrityQuery } from '#app/features/celebrities/celebrities.queries.ts';
import { keepDraft, useDraft } from '#app/features/requests/request-draft.ts';
import { VideoRequestForm } from '#app/features/requests/video-request-form.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { AppError } from '#domain/app-error.ts';
import { formatMoney } from '#domain/money.ts';

export const Route = createFileRoute('/{-$locale}/celebrity/$vendorId/request/$service')({
  loader: async ({ context, location, params }) => {
    if (params.service !== 'getVideo' || !/^[1-9]\d{0,8}$/.test(params.vendorId)) throw notFound();
    const query = celebrityQuery(Number(params.vendorId), localeOfPath(location.pathname));
    try {
      const { services } = await context.queryClient.ensureQueryData(query);
      if (!services.some(({ kind }) => kind === params.service)) throw notFound();
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound();
      throw error;
    }
  },
  component: RequestRoute,
});

function RequestRoute() {
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const { vendorId } = Route.useParams();
  const { data } = useSuspenseQuery(celebrityQuery(Number(vendorId), locale));
  const price = data.services.find(({ kind }) => kind === 'getVideo')?.price ?? 0;
  const draft = useDraft();
  const initial = draft?.celebrityId === data.id ? draft.answers : null;
  return (
    <VideoRequestForm
      key={initial ? 'kept' : 'new'}
      celebrityName={data.shopName}
      price={formatMoney(price, locale)}
      initial={initial}
      onSubmit={(answers) => {
        keepDraft({
          celebrityId: data.id,
          celebrityName: data.shopName,
          price,
          idempotencyKey: crypto.randomUUID(),
          answers,
        });
        void navigate({ to: '/{-$locale}/checkout/review' });
      }}
    />
  );
}
