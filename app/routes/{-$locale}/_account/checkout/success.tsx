import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { SuccessPage } from '#app/features/checkout/success-page.tsx';
import { orderQuery } from '#app/features/orders/orders.queries.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { AppError } from '#domain/app-error.ts';
import { formatMoney } from '#domain/money.ts';
import { orderIdParam } from '#domain/order-id-param.ts';

export const Route = createFileRoute('/{-$locale}/_account/checkout/success')({
  validateSearch: v.object({ orderId: orderIdParam }),
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context, deps: { orderId } }) => {
    if (orderId === 0) throw notFound();
    try {
      await context.queryClient.fetchQuery(orderQuery(orderId));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound();
      throw error;
    }
  },
  component: Success,
});

function Success() {
  const locale = useLocale();
  const { orderId } = Route.useSearch();
  const { data } = useSuspenseQuery(orderQuery(orderId));
  const total = formatMoney(data.total, locale);
  return <SuccessPage orderId={data.id} number={data.number} total={total} />;
}
