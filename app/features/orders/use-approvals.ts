import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import type { AcceptanceOutcome } from '#domain/acceptance.ts';
import type { Order } from '#domain/order.ts';
import type { Rejection } from '#domain/rejection.ts';

import { failureOf, moveFailure } from './action.messages.ts';
import { acceptAtDesk, changeOrder } from './orders.functions.ts';

/** What became of an order that was not accepted, with the number it was seen under. */
export interface ToldOutcome extends AcceptanceOutcome {
  readonly number: string;
}

const mutationKey = ['accept-at-desk'];

/** Decides on orders of a list: what went well is said by a toast, what did not stays on the page. */
export function useApprovals(orders: readonly Order[]) {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly ToldOutcome[]>([]);
  const [failure, setFailure] = useState<MessageDescriptor | null>(null);
  const numberOf = (id: number) => orders.find((order) => order.id === id)?.number ?? String(id);
  const refresh = () =>
    Promise.all(
      [['desk'], ['orders'], ['order']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );

  const acceptance = useMutation({
    mutationKey,
    mutationFn: (orderIds: readonly number[]) =>
      acceptAtDesk({ data: { orderIds: [...orderIds] } }),
    onMutate: () => setOutcomes([]),
    onSuccess: (all) => {
      const accepted = all.filter(({ outcome }) => outcome === 'accepted');
      const count = accepted.length;
      if (count > 0) {
        const text = t`${plural(count, { one: '# order accepted', other: '# orders accepted' })}`;
        say({ kind: 'success', text });
      }
      const rest = all.filter(({ outcome }) => outcome !== 'accepted');
      setOutcomes(rest.map((outcome) => ({ ...outcome, number: numberOf(outcome.orderId) })));
    },
    onError: (_error, ids) =>
      setOutcomes(
        ids.map((orderId) => ({
          orderId,
          number: numberOf(orderId),
          outcome: 'failed',
          status: null,
        })),
      ),
    onSettled: refresh,
  });

  /** True when the order is decided on, by this wish or by somebody who was faster. */
  async function reject(order: Order, rejection: Rejection): Promise<boolean> {
    const { id: orderId, number, status } = order;
    setFailure(null);
    setOutcomes([]);
    try {
      await changeOrder({ data: { orderId, from: status, action: 'reject', rejection } });
      say({ kind: 'success', text: t`Order ${number} was rejected` });
    } catch (error) {
      const why = error instanceof Error ? failureOf(error) : 'other';
      if (why === 'other') {
        setFailure(moveFailure.other);
        return false;
      }
      setOutcomes([{ orderId, number, outcome: 'movedOn', status: null }]);
    }
    await refresh();
    return true;
  }

  return {
    /** Once, however fast somebody presses: `busy` is known only a picture later. */
    accept: (orderIds: readonly number[]) => {
      if (queryClient.isMutating({ mutationKey }) === 0) acceptance.mutate(orderIds);
    },
    reject,
    outcomes,
    failure,
    busy: acceptance.isPending,
  };
}
