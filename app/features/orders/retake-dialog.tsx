import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import type { Order } from '#domain/order/order.ts';
import {
  retakeReasons,
  retakeRequestSchema,
  type RetakeRequest,
} from '#domain/order/delivery/retake.ts';

import { failureOf, moveFailure } from '#app/entities/order/action.messages.ts';
import { askForNewTake } from '#app/entities/order/orders.functions.ts';
import { retakeChoice } from '#app/entities/order/retake.messages.ts';

interface RetakeDialogProps {
  open: boolean;
  onClose: () => void;
  order: Pick<Order, 'id' | 'celebrityName'>;
  onAsked: () => Promise<void>;
}

/** Asks the fan what is wrong with a video. */
export function RetakeDialog({ open, onClose, order, onAsked }: RetakeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} label={t`What is wrong with the video?`}>
      <RetakeForm order={order} onClose={onClose} onAsked={onAsked} />
    </Dialog>
  );
}

function RetakeForm({ order, onClose, onAsked }: Omit<RetakeDialogProps, 'open'>) {
  const { t } = useLingui();
  const { celebrityName } = order;
  const asking = useMutation({
    mutationFn: (command: RetakeRequest) =>
      askForNewTake({ data: { ...command, orderId: order.id } }),
    onSettled: onAsked,
  });
  const defaultValues: RetakeRequest = { reason: retakeReasons[0], words: '' };
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: retakeRequestSchema },
    onSubmit: async ({ value }) => {
      if (await asking.mutateAsync(value).catch(() => null)) onClose();
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>What is wrong with the video?</Trans>
      </h2>
      <p className={questionWords}>
        <Trans>{celebrityName} will read this and can send one new video. You can ask once.</Trans>
      </p>
      <form.AppForm>
        <form.Form>
          <form.AppField name="reason">
            {({ state, handleChange }) => (
              <RadioList
                title={t`Reason`}
                name="reason"
                value={state.value}
                choices={retakeReasons.map((value) => ({ value, label: t(retakeChoice[value]) }))}
                onPick={handleChange}
              />
            )}
          </form.AppField>
          <form.AppField name="words">
            {({ TextArea }) => <TextArea rows={3} label={t`What should change? (optional)`} />}
          </form.AppField>
          {asking.isError ? (
            <p role="alert" className={fieldError}>
              {t(moveFailure[failureOf(asking.error)])}
            </p>
          ) : null}
          <div className={questionFoot}>
            <button type="button" className={quietButton} onClick={onClose}>
              <Trans>Keep the video</Trans>
            </button>
            <form.Submit className={primaryButton}>
              <Trans>Ask for a retake</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
