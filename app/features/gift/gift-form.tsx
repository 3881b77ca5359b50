import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldError, quietButton } from '#app/ui/field/form.recipe.ts';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import { giftNoteMaxLength, newGiftSchema } from '#domain/gift/gift.ts';

import { giftFieldMessages } from './gift.messages.ts';
import { giveVideo } from './gift.functions.ts';
import { myGiftQuery } from './gift.queries.ts';

interface GiftFormProps {
  open: boolean;
  onClose: () => void;
  orderId: number;
  celebrityName: string;
}

/** The day as the browser's date field has it; empty for no day. */
const typedSchema = v.object({
  note: newGiftSchema.entries.note,
  revealDay: v.union([v.literal(''), v.pipe(v.string(), v.isoDate('not-a-day'))], 'not-a-day'),
});

/** What was typed and not sent, in this tab. */
const draftSchema = v.object({ note: v.string(), revealDay: v.string() });

const nothing: FieldErrors = {};

/** The instant at which a day begins where the fan is. */
function startOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T00:00:00`).toISOString();
}

/** Asks for the note and the day of a gift. */
export function GiftForm(props: GiftFormProps) {
  const { t } = useLingui();
  return (
    <Dialog open={props.open} onClose={props.onClose} label={t`Make a gift link`}>
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ orderId, celebrityName, onClose }: GiftFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = myGiftQuery(orderId);
  const giving = useMutation({
    mutationFn: ({ note, revealDay }: { note: string; revealDay: string }) =>
      giveVideo({ data: { orderId, note, revealAt: startOf(revealDay) } }),
    onSuccess: (gift) => queryClient.setQueryData(query.queryKey, gift),
  });
  const { error } = giving;
  const isRefused = error instanceof AppError && error.code === 'invalid_input';
  const draft = `gift.${orderId}`;
  const [defaultValues] = useState(
    () => readTabDraft(draft, draftSchema) ?? { note: '', revealDay: '' },
  );
  const form = useAppForm({
    defaultValues,
    listeners: { onChange: ({ formApi }) => keepTabDraft(draft, formApi.state.values) },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: typedSchema },
    onSubmit: async ({ value }) => {
      // What was typed stays when it cannot be sent.
      if (!(await giving.mutateAsync(value).catch(() => null))) return;
      keepTabDraft(draft, null);
      onClose();
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Make a gift link</Trans>
      </h2>
      <form.AppForm>
        <form.Form refused={isRefused ? error.fields : nothing} sentences={giftFieldMessages}>
          {error && !isRefused ? (
            <p role="alert" className={fieldError}>
              <Trans>The link couldn’t be made. Please try again.</Trans>
            </p>
          ) : null}
          <form.AppField name="note">
            {({ TextArea }) => (
              <TextArea
                rows={3}
                label={t`Your note (optional)`}
                hint={t`Shown with the video from ${celebrityName}.`}
                limit={giftNoteMaxLength}
              />
            )}
          </form.AppField>
          <form.AppField name="revealDay">
            {({ Text }) => (
              <Text
                type="date"
                label={t`Opens on (optional)`}
                hint={t`Until then the page only counts down.`}
              />
            )}
          </form.AppField>
          <div className={questionFoot}>
            <button type="button" className={quietButton} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <form.Submit className={button()}>
              <Trans>Make the link</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
