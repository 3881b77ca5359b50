import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { releaseReasonSchema } from '#domain/order/delivery/release.ts';
import type { Order } from '#domain/order/order.ts';

import { failureOf, moveFailure } from '#app/entities/order/action.messages.ts';
import { releaseUnpaidOrder } from '#app/entities/order/orders.functions.ts';

interface ReleaseDialogProps {
  open: boolean;
  onClose: () => void;
  order: Pick<Order, 'id' | 'number' | 'celebrityName'>;
  onReleased: () => Promise<void>;
}

const reasonForm = v.object({ reason: releaseReasonSchema });

/** Asks why a celebrity may start before the payment has arrived. */
export function ReleaseDialog({ open, onClose, order, onReleased }: ReleaseDialogProps) {
  const { t } = useLingui();
  const { number } = order;
  return (
    <Dialog open={open} onClose={onClose} label={t`Start order ${number} before it’s paid?`}>
      <ReleaseForm order={order} onClose={onClose} onReleased={onReleased} />
    </Dialog>
  );
}

function ReleaseForm({ order, onClose, onReleased }: Omit<ReleaseDialogProps, 'open'>) {
  const { t } = useLingui();
  const { number, celebrityName } = order;
  const release = useMutation({
    mutationFn: (reason: string) => releaseUnpaidOrder({ data: { orderId: order.id, reason } }),
    onSettled: onReleased,
  });
  const form = useAppForm({
    defaultValues: { reason: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: reasonForm },
    onSubmit: async ({ value }) => {
      if (await release.mutateAsync(value.reason).catch(() => null)) onClose();
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>{t`Start order ${number} before it’s paid?`}</h2>
      <p className={questionWords}>
        <Trans>
          {celebrityName} gets an email and can accept the order right away. We keep your reason
          with the order and in the activity log.
        </Trans>
      </p>
      <form.AppForm>
        <form.Form>
          <form.AppField name="reason">
            {({ TextArea }) => <TextArea rows={3} label={t`Reason`} />}
          </form.AppField>
          {release.isError ? (
            <p role="alert" className={fieldError}>
              {t(moveFailure[failureOf(release.error)])}
            </p>
          ) : null}
          <div className={questionFoot}>
            <button type="button" className={quietButton} onClick={onClose}>
              <Trans>Wait for payment</Trans>
            </button>
            <form.Submit className={primaryButton}>
              <Trans>Start before payment</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
