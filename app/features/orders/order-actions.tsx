import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useRef } from 'react';

import { fieldError, panel, primaryButton } from '#app/ui/form.recipe.ts';
import { AppError } from '#domain/app-error.ts';
import { movesOpenTo, mustSendVideoFirst, type OrderAction } from '#domain/order-move.ts';
import type { Order } from '#domain/order.ts';
import { awaitsPayment } from '#domain/payment.ts';
import type { User } from '#domain/user.ts';
import { css, cx } from '#styled/css/index.js';

import { actionLabel, decision, moveFailure, videoFirst } from './action.messages.ts';
import { changeOrder } from './orders.functions.ts';
import { dangerButton } from './orders.recipe.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { WaitingOverlay } from './waiting-overlay.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '16px' });
const box = css({ borderColor: 'brandInk' });

interface OrderActionsProps {
  order: Order;
  viewer: User;
  onMoved: () => Promise<void>;
}

function failureOf(error: Error): keyof typeof moveFailure {
  if (error instanceof AppError && error.code === 'video_missing') return 'video_missing';
  const stale = error instanceof AppError && ['order_moved_on', 'not_allowed'].includes(error.code);
  return stale ? 'order_moved_on' : 'other';
}

/** The moves that are open to this visitor, with what they do; the server asks the same table again. */
export function OrderActions({ order, viewer, onMoved }: OrderActionsProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const change = useMutation({
    mutationFn: (action: OrderAction) =>
      changeOrder({ data: { orderId: order.id, action, from: order.status } }),
    // Fresh data after success and after a refusal alike: a refusal means that the page is stale.
    onSettled: onMoved,
  });
  const moves = movesOpenTo(viewer, order);
  const videoMissing = mustSendVideoFirst(viewer, order);
  const isOpen = moves.length > 0 || videoMissing;
  const texts = decision[order.status];
  if (!isOpen && !change.isError) return null;
  return (
    <section className={cx(panel, box)}>
      {change.isPending ? <WaitingOverlay /> : null}
      {change.isError ? (
        <p role="alert" className={fieldError}>
          {t(moveFailure[failureOf(change.error)])}
        </p>
      ) : null}
      {isOpen && texts ? (
        <>
          <h2 className={css({ textStyle: 'h3', marginBottom: '8px' })}>{t(texts.title)}</h2>
          <p className={css({ color: 'text2' })}>{t(texts.consequence)}</p>
        </>
      ) : null}
      {videoMissing ? (
        <p className={css({ fontWeight: 500, marginTop: '8px' })}>{t(videoFirst)}</p>
      ) : null}
      {isOpen && awaitsPayment(order) ? (
        <p className={css({ color: 'warn', marginTop: '8px' })}>
          <Trans>This order is not paid yet.</Trans>
        </p>
      ) : null}
      <div className={row}>
        {moves.map(({ action }) => (
          <button
            key={action}
            type="button"
            className={action === 'reject' ? dangerButton : primaryButton}
            disabled={change.isPending}
            onClick={() =>
              action === 'reject' ? dialog.current?.showModal() : change.mutate(action)
            }
          >
            {action === 'reject' ? <X aria-hidden size={20} /> : <Check aria-hidden size={20} />}
            {t(actionLabel[action])}
          </button>
        ))}
      </div>
      <RejectDialog
        dialog={dialog}
        orderNumber={order.number}
        paid={order.paidAt !== null}
        onReject={() => change.mutate('reject')}
      />
    </section>
  );
}
