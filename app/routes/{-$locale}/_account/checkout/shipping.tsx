import { createFileRoute, redirect } from '@tanstack/react-router';

/** Services are all that is ordered here, and nothing of a service is sent by post: on to the payment. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/shipping')({
  beforeLoad: () => {
    throw redirect({ to: '/{-$locale}/checkout/payment', replace: true });
  },
});
