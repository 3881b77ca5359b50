import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Cents } from '#domain/money/money.ts';

import { receiveCheckout } from './receive-transfer.functions.ts';
import { paymentMoveKey } from '#app/entities/payment/use-payment-change.ts';

interface Received {
  readonly checkout: string;
  readonly orderIds: readonly number[];
  readonly amount: Cents;
  readonly reference: string;
}

/** Records one transfer for several orders; everything is refetched afterwards, even if it was refused. */
export function useReceivedTransfer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [...paymentMoveKey, 'checkout'],
    mutationFn: (received: Received) =>
      receiveCheckout({ data: { ...received, orderIds: [...received.orderIds] } }),
    onSettled: () =>
      Promise.all(
        [['desk'], ['order'], ['orders']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
