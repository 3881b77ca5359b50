import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { MoneyField } from '#app/ui/field/text-field.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { readPrice } from '#domain/money/typed-price.ts';
import type { Order } from '#domain/order/order.ts';
import { fullName } from '#domain/person/person-name.ts';
import { leftOf } from '#domain/refund/partial-refunds.ts';
import { partReasonMaxLength } from '#domain/refund/part-refund.ts';

import { css } from '#styled/css/index.js';

import { refundPart } from './part-refund.functions.ts';
import { partAmountProblem, partRefundFailure } from './part-refund.messages.ts';

interface PartRefundDialogProps {
  order: Order;
  locale: Locale;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Asks how much of an order goes back, and why. */
export function PartRefundDialog({ open, ...props }: PartRefundDialogProps) {
  const { t } = useLingui();
  const { number } = props.order;
  return (
    <Dialog open={open} onClose={props.onClose} label={t`Refund a part of order ${number}`}>
      <PartRefundForm {...props} />
    </Dialog>
  );
}

const fields = css({ display: 'grid', gap: '16px', marginTop: '16px' });

type Problem = keyof typeof partAmountProblem | 'too-much';

function PartRefundForm({ order, locale, onClose, onDone }: Omit<PartRefundDialogProps, 'open'>) {
  const { t } = useLingui();
  const confirmed = useConfirmed();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const left = leftOf(order);
  const most = formatMoney(left, locale);
  const fan = fullName(order.billing);
  const { number } = order;
  const refund = useMutation({
    mutationFn: (cents: number) =>
      confirmed(() => refundPart({ data: { orderId: order.id, cents, left, reason } })),
    onSettled: onDone,
  });
  const cents = readPrice(typed, locale);
  const problem: Problem | null =
    typeof cents === 'string' ? cents : cents > left ? 'too-much' : null;
  const isReasonMissing = reason.trim() === '';
  const isReasonLong = reason.trim().length > partReasonMaxLength;

  async function send() {
    setChecked(true);
    if (refund.isPending || typeof cents !== 'number' || cents > left) return;
    if (isReasonMissing || isReasonLong) return;
    if (await refund.mutateAsync(cents).catch(() => null)) onClose();
  }

  function amountError() {
    if (!isChecked || problem === null) return undefined;
    return problem === 'too-much'
      ? t`That’s more than is left of this order: ${most}`
      : t(partAmountProblem[problem]);
  }

  function reasonError() {
    if (isReasonLong) return t`Please shorten it to ${partReasonMaxLength} characters`;
    return isChecked && isReasonMissing ? t`This field is required` : undefined;
  }

  return (
    <form
      className={questionBox}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 className={questionTitle}>
        <Trans>Refund a part of order {number}</Trans>
      </h2>
      <p className={questionWords}>
        <Trans>
          We email {fan} right away. The refund waits in the list of refunds; once a bank statement
          shows it, we record it with the order.
        </Trans>
      </p>
      <div className={fields}>
        <MoneyField
          label={t`Amount`}
          hint={t`Up to ${most}. For all of it, the full refund is due.`}
          value={typed}
          error={amountError()}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextAreaField
          rows={3}
          label={t`Reason`}
          hint={t`${fan} reads this.`}
          value={reason}
          limit={partReasonMaxLength}
          announced
          error={reasonError()}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {refund.error ? (
        <p role="alert" className={fieldError}>
          {t(partRefundFailure(refund.error))}
        </p>
      ) : null}
      <div className={questionFoot}>
        <button type="button" className={quietButton} onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <button
          type="submit"
          className={primaryButton}
          {...busyButtonProps(refund.isPending, () => {})}
        >
          <Trans>Refund this part</Trans>
        </button>
      </div>
    </form>
  );
}
