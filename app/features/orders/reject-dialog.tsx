import { Trans } from '@lingui/react/macro';
import { useId, type RefObject } from 'react';

import { quietButton } from '#app/ui/form.recipe.ts';
import { css } from '#styled/css/index.js';

import { dangerButton } from './orders.recipe.ts';

interface RejectDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  orderNumber: string;
  /** True when money came in that goes back. */
  paid: boolean;
  onReject: () => void;
}

const box = css({
  margin: 'auto',
  width: 'min(440px, calc(100vw - 40px))',
  padding: '28px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  color: 'text',
  _backdrop: { background: 'rgb(18 13 25 / 0.5)' },
});

/** Asks once more before an order is cancelled, which nobody can take back. */
export function RejectDialog({ dialog, orderNumber, paid, onReject }: RejectDialogProps) {
  const heading = useId();
  return (
    <dialog ref={dialog} className={box} aria-labelledby={heading}>
      <h2 id={heading} className={css({ textStyle: 'h3', marginBottom: '8px' })}>
        <Trans>Reject order {orderNumber}?</Trans>
      </h2>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        {paid ? (
          <Trans>The order is cancelled and the fan gets a refund. This cannot be undone.</Trans>
        ) : (
          <Trans>The order is cancelled. This cannot be undone.</Trans>
        )}
      </p>
      <form
        method="dialog"
        className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'end' })}
      >
        <button type="submit" className={quietButton}>
          <Trans>Keep the order</Trans>
        </button>
        <button type="submit" className={dangerButton} onClick={onReject}>
          <Trans>Reject the order</Trans>
        </button>
      </form>
    </dialog>
  );
}
