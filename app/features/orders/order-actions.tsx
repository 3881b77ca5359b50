import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { fieldError, primaryButton, quietButton } from '#app/ui/form.recipe.ts';
import { AppError } from '#domain/app-error.ts';
import { movesOpenTo, type OrderAction } from '#domain/order-move.ts';
import type { Order } from '#domain/order.ts';
import type { User } from '#domain/user.ts';
import { css } from '#styled/css/index.js';

import { changeOrder } from './orders.functions.ts';
import { actionLabel, moveFailure } from './orders.messages.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBottom: '20px' });

interface OrderActionsProps {
  order: Order;
  viewer: User;
  onMoved: () => Promise<void>;
}

/** The moves that are open to this visitor, as buttons; the server asks the same table again. */
export function OrderActions({ order, viewer, onMoved }: OrderActionsProps) {
  const { t } = useLingui();
  const change = useMutation({
    mutationFn: (action: OrderAction) =>
      changeOrder({ data: { orderId: order.id, action, from: order.status } }),
    // Fresh data after success and after a refusal alike: a refusal means that the page is stale.
    onSettled: onMoved,
  });
  const failure =
    change.error instanceof AppError &&
    ['order_moved_on', 'not_allowed'].includes(change.error.code)
      ? moveFailure.order_moved_on
      : moveFailure.other;
  const moves = movesOpenTo(viewer, order);
  if (moves.length === 0 && !change.isError) return null;
  return (
    <div className={row}>
      {change.isError ? (
        <p role="alert" className={fieldError}>
          {t(failure)}
        </p>
      ) : null}
      {moves.map(({ action }) => (
        <button
          key={action}
          type="button"
          className={action === 'reject' ? quietButton : primaryButton}
          disabled={change.isPending}
          onClick={() => change.mutate(action)}
        >
          {t(actionLabel[action])}
        </button>
      ))}
    </div>
  );
}
