import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { failureOf, moveFailure } from '#app/entities/order/action.messages.ts';
import { dangerButton, fact, factList } from '#app/entities/order/orders.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, quietButton } from '#app/ui/field/form.recipe.ts';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import {
  withdrawalReasonMaxLength,
  type WithdrawalView,
} from '#domain/order/withdrawal/withdrawal.ts';
import { css } from '#styled/css/index.js';

interface WithdrawDialogProps {
  view: WithdrawalView;
  /** Who withdraws. */
  name: string;
  open: boolean;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** The second step: what is declared, by whom, and the confirmation. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { view, name, open, isBusy, error, onClose, onConfirm } = props;
  const { t } = useLingui();
  const { number, celebrityName, standing } = view;
  const [reason, setReason] = useState('');
  const isTooLong = reason.trim().length > withdrawalReasonMaxLength;
  const isReturned = standing.kind === 'open' && standing.returnsGoods;
  return (
    <Dialog open={open} onClose={onClose} label={t`Withdraw from order ${number}`}>
      <div className={questionBox}>
        <h2 className={questionTitle}>
          <Trans>Withdraw from order {number}</Trans>
        </h2>
        <p className={questionWords}>
          {isReturned ? (
            <Trans>
              You withdraw from the whole order and send its goods back. This can’t be undone.
            </Trans>
          ) : (
            <Trans>
              You withdraw from the whole order, and we cancel it. This can’t be undone.
            </Trans>
          )}
        </p>
        <dl className={factList}>
          <div className={fact}>
            <dt>
              <Trans>Your name</Trans>
            </dt>
            <dd>{name}</dd>
          </div>
          <div className={fact}>
            <dt>
              <Trans>Order</Trans>
            </dt>
            <dd>
              {number}, {celebrityName}
            </dd>
          </div>
        </dl>
        <div className={css({ marginTop: '16px' })}>
          <TextAreaField
            rows={3}
            label={t`Reason (optional)`}
            value={reason}
            limit={withdrawalReasonMaxLength}
            announced
            error={
              isTooLong
                ? t`Please shorten it to ${withdrawalReasonMaxLength} characters`
                : undefined
            }
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <p className={questionWords}>
          <Trans>We email you a receipt with the date and time.</Trans>
        </p>
        {error ? (
          <p role="alert" className={fieldError}>
            {t(moveFailure[failureOf(error)])}
          </p>
        ) : null}
        <div className={questionFoot}>
          <button type="button" className={quietButton} onClick={onClose}>
            <Trans>Keep order</Trans>
          </button>
          <button
            type="button"
            className={dangerButton}
            {...busyButtonProps(isBusy, () => {
              if (!isTooLong) onConfirm(reason);
            })}
          >
            <Trans>Confirm withdrawal</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  );
}
