import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentAction } from '#domain/payment/payment-move.ts';

import { changePayment } from './change-payment.functions.ts';

/** The key prefix of all payment mutations. */
export const paymentMoveKey = ['payment-move'];

/** Records what happened to an order's payment; everything is refetched afterwards, even if it was refused. */
export function usePaymentChange(order: Pick<Order, 'id' | 'payment'>) {
  const queryClient = useQueryClient();
  const run = useConfirmed();
  const mutationKey = [...paymentMoveKey, order.id];
  const change = useMutation({
    mutationKey,
    mutationFn: ({ action, reference }: { action: PaymentAction; reference: string }) =>
      run(() =>
        changePayment({ data: { orderId: order.id, action, from: order.payment, reference } }),
      ),
    onSettled: () =>
      Promise.all(
        [['desk'], ['order', order.id], ['orders']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const sending = change.isPending ? change.variables.action : null;
  /**
   * Runs once, even on a double click, because `sending` updates one render later. Null for an extra click, and if the
   * user declines to enter the password.
   */
  const begin = async (asked: { action: PaymentAction; reference: string }) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return null;
    return (await change.mutateAsync(asked))?.answer ?? null;
  };
  return { error: change.error, begin, sending };
}
