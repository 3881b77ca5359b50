import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/tab-draft.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/app-form.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { fieldError, quietButton } from '#app/ui/form.recipe.ts';
import { RadioList } from '#app/ui/radio-list.tsx';
import {
  rejectionReasons,
  rejectionSchema,
  type Rejection,
  type RejectionReason,
} from '#domain/rejection.ts';
import { css } from '#styled/css/index.js';

import { reasonChoice } from './rejection.messages.ts';
import { dangerButton } from './orders.recipe.ts';

interface RejectDialogProps {
  open: boolean;
  onClose: () => void;
  orderNumber: string;
  /** True when money came in that goes back. */
  paid: boolean;
  /** What can be given as a reason. */
  reasons: readonly RejectionReason[];
  /** Why it could not be rejected; what was typed is still there. */
  failure: string | null;
  /** Answers nothing when it was refused. */
  onReject: (rejection: Rejection) => Promise<unknown>;
}

/** As typed so far, so not checked yet. */
const draftSchema = v.object({ reason: v.picklist(rejectionReasons), words: v.string() });

const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'end' });

/** Asks once more before an order is cancelled, which nobody can take back, and why, which the fan is told. */
export function RejectDialog({ open, onClose, ...rest }: RejectDialogProps) {
  const { t } = useLingui();
  const number = rest.orderNumber;
  return (
    <Dialog open={open} onClose={onClose} label={t`Reject order ${number}?`}>
      <RejectForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function RejectForm(props: Omit<RejectDialogProps, 'open'>) {
  const { t } = useLingui();
  const number = props.orderNumber;
  const [first] = props.reasons;
  const draft = `rejection.${number}`;
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
    <div className={css({ padding: '28px' })}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '8px' })}>
        <Trans>Reject order {number}?</Trans>
      </h2>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        {props.paid ? (
          <Trans>The order is cancelled and the fan gets a refund. This cannot be undone.</Trans>
        ) : (
          <Trans>The order is cancelled. This cannot be undone.</Trans>
        )}
      </p>
      <form.AppForm>
        <form.Form>
          <form.AppField name="reason">
            {({ state, handleChange }) => (
              <RadioList
                title={t`Why? The fan is told.`}
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
                      needsWords ? t`Your words to the fan` : t`Your words to the fan (optional)`
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
          <div className={foot}>
            <button type="button" className={quietButton} onClick={props.onClose}>
              <Trans>Keep the order</Trans>
            </button>
            <form.Submit className={dangerButton}>
              <Trans>Reject the order</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
