import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, quietButton } from '#app/ui/field/form.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import {
  rejectionReasons,
  rejectionSchema,
  type Rejection,
  type RejectionReason,
} from '#domain/order/transitions/rejection.ts';
import type { Order } from '#domain/order/order.ts';

import { reasonChoice } from './rejection.messages.ts';
import { dangerButton } from './orders.recipe.ts';

interface RejectDialogProps {
  open: boolean;
  onClose: () => void;
  /** One order, or several rejected for the same reason. */
  orders: readonly Pick<Order, 'number' | 'payment'>[];
  /** The available reasons. */
  reasons: readonly RejectionReason[];
  /** Why the rejection failed; the typed text is kept. */
  failure: string | null;
  /** Resolves to nothing when it was refused. */
  onReject: (rejection: Rejection) => Promise<unknown>;
}

/** As typed so far, not yet validated. */
const draftSchema = v.object({ reason: v.picklist(rejectionReasons), words: v.string() });

/** Confirms before orders are cancelled, which cannot be undone, and asks for the reason shown to the fans. */
export function RejectDialog({ open, onClose, ...rest }: RejectDialogProps) {
  const title = useTitle(rest.orders);
  return (
    <Dialog open={open} onClose={onClose} label={title}>
      <RejectForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function useTitle(orders: RejectDialogProps['orders']): string {
  const { t } = useLingui();
  const [first] = orders;
  const number = first?.number ?? '';
  return orders.length > 1
    ? t`${plural(orders.length, { one: 'Reject # order?', other: 'Reject # orders?' })}`
    : t`Reject order ${number}?`;
}

function RejectForm(props: Omit<RejectDialogProps, 'open'>) {
  const { t } = useLingui();
  const title = useTitle(props.orders);
  const isOne = props.orders.length === 1;
  const [first] = props.reasons;
  // If some of several could not be rejected, the rest continue with the same text.
  const [draft] = useState(() => `rejection.${props.orders.map(({ number }) => number).join('+')}`);
  const [defaultValues] = useState<Rejection>(() => {
    const typed = readTabDraft(draft, draftSchema);
    const isOffered = typed !== null && props.reasons.includes(typed.reason);
    return isOffered ? typed : { reason: first ?? 'other', words: typed?.words ?? '' };
  });
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: rejectionSchema },
    listeners: { onChange: ({ formApi }) => keepTabDraft(draft, formApi.state.values) },
    onSubmit: async ({ value }) => {
      if (await props.onReject(value)) keepTabDraft(draft, null);
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>{title}</h2>
      <p className={questionWords}>
        <Consequence orders={props.orders} />
      </p>
      <form.AppForm>
        <form.Form>
          <form.AppField name="reason">
            {({ state, handleChange }) => (
              <RadioList
                title={isOne ? t`Why? The fan will see this.` : t`Why? Each fan will see this.`}
                name="reason"
                value={state.value}
                choices={props.reasons.map((value) => ({ value, label: t(reasonChoice[value]) }))}
                onPick={handleChange}
              />
            )}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.reason === 'other'}>
            {(needsWords) => (
              <form.AppField name="words">
                {({ TextArea }) => (
                  <TextArea
                    rows={3}
                    label={
                      needsWords
                        ? t`Your message to the fan`
                        : t`Your message to the fan (optional)`
                    }
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
          {props.failure ? (
            <p role="alert" className={fieldError}>
              {props.failure}
            </p>
          ) : null}
          <div className={questionFoot}>
            <button type="button" className={quietButton} onClick={props.onClose}>
              {isOne ? <Trans>Keep the order</Trans> : <Trans>Keep the orders</Trans>}
            </button>
            <form.Submit className={dangerButton}>
              {isOne ? <Trans>Reject the order</Trans> : <Trans>Reject the orders</Trans>}
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}

function Consequence({ orders }: Pick<RejectDialogProps, 'orders'>) {
  const paid = orders.filter(({ payment }) => payment === 'received').length;
  if (orders.length > 1) {
    return paid === 0 ? (
      <Trans>The orders will be cancelled. This can’t be undone.</Trans>
    ) : (
      <Plural
        value={paid}
        one="The orders will be cancelled. # of them is paid, and the fan will get a refund. This can’t be undone."
        other="The orders will be cancelled. # of them are paid, and the fans will get refunds. This can’t be undone."
      />
    );
  }
  return paid > 0 ? (
    <Trans>The order will be cancelled and the fan will get a refund. This can’t be undone.</Trans>
  ) : (
    <Trans>The order will be cancelled. This can’t be undone.</Trans>
  );
}
