import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentAction } from '#domain/payment/payment-move.ts';

import { changePayment } from './change-payment.functions.ts';

/** What all changes of payments begin their key with. */
export const paymentMoveKey = ['payment-move'];

/** Notes what became of an order's money; afterwards, and after a refusal alike, everything is read anew. */
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
   * Once, however fast someone presses: `sending` is known only a picture later. Null for a press too many, and for a
   * person who would rather not show the password.
   */
  const begin = async (asked: { action: PaymentAction; reference: string }) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return null;
    return (await change.mutateAsync(asked))?.answer ?? null;
  };
  return { error: change.error, begin, sending };
}
