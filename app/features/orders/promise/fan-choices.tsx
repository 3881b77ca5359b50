import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { failureOf, moveFailure } from '#app/entities/order/action.messages.ts';
import {
  cancelMyOrder,
  giveMoreTime,
  remindOfOrder,
} from '#app/entities/order/orders.functions.ts';
import { dangerButton } from '#app/entities/order/orders.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';
import { mayExtend, mayRemind } from '#domain/order/promise/due-date.ts';
import { mayCancel } from '#domain/order/transitions/order-move.ts';
import { css, cx } from '#styled/css/index.js';

interface FanChoicesProps {
  order: Order;
  viewer: Actor;
  now: number;
  onChanged: () => Promise<void>;
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '16px' });

/** What the fan can do while waiting: give more time, remind the celebrity, or cancel before it is accepted. */
export function FanChoices({ order, viewer, now, onChanged }: FanChoicesProps) {
  const { t } = useLingui();
  const { celebrityName } = order;
  const [isCancelling, setCancelling] = useState(false);
  const data = { orderId: order.id };
  // Refetch after a refusal as well: it means that the page is stale.
  const after = { onSettled: onChanged };
  const extension = useMutation({ mutationFn: () => giveMoreTime({ data }), ...after });
  const reminder = useMutation({ mutationFn: () => remindOfOrder({ data }), ...after });
  const cancellation = useMutation({
    mutationFn: () => cancelMyOrder({ data }),
    onSettled: async () => {
      setCancelling(false);
      await onChanged();
    },
  });
  const error = extension.error ?? reminder.error ?? cancellation.error;
  const mayWait = mayExtend(order, now);
  const reminds = mayRemind(order, now);
  const cancels = mayCancel(viewer, order);
  return (
    <>
      {error ? (
        <p role="alert" className={cx(fieldError, css({ marginTop: '12px' }))}>
          {t(moveFailure[failureOf(error)])}
        </p>
      ) : null}
      {order.nudgedAt ? (
        <p className={css({ color: 'text2', marginTop: '8px' })}>
          <Trans>We’ve reminded {celebrityName} for you.</Trans>
        </p>
      ) : null}
      {mayWait || reminds || cancels ? (
        <div className={row}>
          {mayWait ? (
            <button
              type="button"
              className={primaryButton}
              {...busyButtonProps(extension.isPending, () => extension.mutate())}
            >
              <Trans>Wait another week</Trans>
            </button>
          ) : null}
          {reminds ? (
            <button
              type="button"
              className={quietButton}
              {...busyButtonProps(reminder.isPending, () => reminder.mutate())}
            >
              <Trans>Remind {celebrityName}</Trans>
            </button>
          ) : null}
          {cancels ? (
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => setCancelling(true)}
            >
              <Trans>Cancel order</Trans>
            </button>
          ) : null}
        </div>
      ) : null}
      <Dialog
        open={isCancelling}
        onClose={() => setCancelling(false)}
        label={t`Cancel this order?`}
      >
        <div className={questionBox}>
          <h2 className={questionTitle}>
            <Trans>Cancel this order?</Trans>
          </h2>
          <p className={questionWords}>
            {order.payment === 'received' ? (
              <Trans>You’ll get your money back. This can’t be undone.</Trans>
            ) : (
              <Trans>You won’t owe anything. This can’t be undone.</Trans>
            )}
          </p>
          <div className={questionFoot}>
            <button type="button" className={quietButton} onClick={() => setCancelling(false)}>
              <Trans>Keep order</Trans>
            </button>
            <button
              type="button"
              className={dangerButton}
              {...busyButtonProps(cancellation.isPending, () => cancellation.mutate())}
            >
              <Trans>Cancel order</Trans>
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
