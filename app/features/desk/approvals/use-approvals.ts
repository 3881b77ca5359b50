import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { isNoNetwork } from '#app/platform/browser/no-network.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import {
  unpaidAmong,
  type DecisionOutcome,
  type DeskDecision,
} from '#domain/order/desk/desk-decision.ts';
import type { Order } from '#domain/order/order.ts';
import type { Rejection } from '#domain/order/transitions/rejection.ts';

import { moveFailure } from '#app/entities/order/action.messages.ts';
import { decideAtDesk } from '#app/entities/order/orders.functions.ts';

/** The result for an order that was not decided on, with the number it was shown with. */
export interface NotifiedOutcome extends DecisionOutcome {
  readonly number: string;
}

/** The mutation key of all decisions at the desk. */
export const decisionKey = ['decide-at-desk'];

/** Decides on orders in a list: successes are announced with a toast, failures stay on the page. */
export function useApprovals(orders: readonly Order[]) {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly NotifiedOutcome[]>([]);
  const [failure, setFailure] = useState<MessageDescriptor | null>(null);
  const numberOf = (id: number) => orders.find((order) => order.id === id)?.number ?? String(id);

  const sayDone = (action: DeskDecision['action'], count: number) => {
    const text =
      action === 'accept'
        ? t`${plural(count, { one: '# order accepted', other: '# orders accepted' })}`
        : t`${plural(count, { one: '# order rejected', other: '# orders rejected' })}`;
    if (count > 0) say({ kind: 'success', text });
  };
  const decision = useMutation({
    mutationKey: decisionKey,
    mutationFn: (decided: DeskDecision) => decideAtDesk({ data: decided }),
    onMutate: () => {
      setOutcomes([]);
      setFailure(null);
    },
    onSuccess: (all, { action }) => {
      sayDone(action, all.filter(({ outcome }) => outcome === 'done').length);
      const rest = all.filter(({ outcome }) => outcome !== 'done');
      setOutcomes(rest.map((outcome) => ({ ...outcome, number: numberOf(outcome.orderId) })));
    },
    onError: (error, { orderIds }) => {
      // A single message for all of them.
      if (isNoNetwork(error)) return setFailure(moveFailure.no_network);
      setOutcomes(
        orderIds.map((orderId) => ({
          orderId,
          number: numberOf(orderId),
          outcome: 'failed',
          status: null,
        })),
      );
    },
    onSettled: () =>
      Promise.all(
        [['desk'], ['orders'], ['order']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });

  /** @returns the orders that failed and are still waiting, for this reason or another */
  async function decide(decided: DeskDecision): Promise<number[]> {
    const all = await decision.mutateAsync(decided).catch(() => null);
    return decided.orderIds.filter((id) => {
      const own = all?.find(({ orderId }) => orderId === id);
      return !own || own.outcome === 'failed' || own.outcome === 'unpaid';
    });
  }

  async function reject(orderIds: readonly number[], rejection: Rejection): Promise<number[]> {
    const failed = await decide({ action: 'reject', orderIds: [...orderIds], rejection });
    if (failed.length > 0) setFailure((now) => now ?? moveFailure.other);
    return failed;
  }

  return {
    /**
     * Runs once, even on a double click, because `busy` updates one render later.
     * @returns the orders that failed and are still waiting
     */
    accept: async (orderIds: readonly number[]): Promise<readonly number[]> => {
      if (queryClient.isMutating({ mutationKey: decisionKey }) > 0) return orderIds;
      // Orders that were shown as paid but no longer are must not be accepted.
      const some = orders.filter(({ id }) => orderIds.includes(id));
      const withUnpaid = unpaidAmong(some).count > 0;
      return decide({ action: 'accept', orderIds: [...orderIds], withUnpaid });
    },
    reject,
    outcomes,
    failure,
    forgetFailure: () => setFailure(null),
    forgetOutcomes: () => setOutcomes([]),
    busy: decision.isPending,
  };
}
