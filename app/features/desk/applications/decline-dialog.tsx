import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldError, quietButton } from '#app/ui/field/form.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import { declineReasons, declineSchema, type Decline } from '#domain/application/decline.ts';
import { applicationLimits } from '#domain/application/application-limits.ts';
import { type WaitingApplication } from '#domain/application/waiting-application.ts';

import { declineChoice } from '#app/entities/application/decline.messages.ts';

interface DeclineDialogProps {
  /** Null while the dialog is closed. */
  application: WaitingApplication | null;
  failure: string | null;
  onClose: () => void;
  onDecline: (decline: Decline) => Promise<boolean>;
}

/** As typed so far, not yet validated. */
const draftSchema = v.object({ reason: v.picklist(declineReasons), words: v.string() });
const nothing: Decline = { reason: 'not-proven', words: '' };

/** Asks for the reason for declining an application, which the applicant is told. */
export function DeclineDialog({ application, ...rest }: DeclineDialogProps) {
  const { t } = useLingui();
  const name = application?.store.name ?? '';
  return (
    <Dialog open={application !== null} onClose={rest.onClose} label={t`Decline ${name}?`}>
      {application ? <DeclineForm {...rest} application={application} /> : null}
    </Dialog>
  );
}

function DeclineForm(props: DeclineDialogProps & { application: WaitingApplication }) {
  const { t } = useLingui();
  const { accountId, store } = props.application;
  const { name } = store;
  const draft = `decline.${accountId}`;
  const [defaultValues] = useState<Decline>(() => readTabDraft(draft, draftSchema) ?? nothing);
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: declineSchema },
    listeners: { onChange: ({ formApi }) => keepTabDraft(draft, formApi.state.values) },
    onSubmit: async ({ value }) => {
      if (await props.onDecline(value)) keepTabDraft(draft, null);
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Decline {name}?</Trans>
      </h2>
      <p className={questionWords}>
        <Trans>The applicant gets your reason by email and can apply again.</Trans>
      </p>
      <form.AppForm>
        <form.Form>
          <form.AppField name="reason">
            {({ state, handleChange }) => (
              <RadioList
                title={t`Reason`}
                name="reason"
                value={state.value}
                choices={declineReasons.map((value) => ({ value, label: t(declineChoice[value]) }))}
                onPick={handleChange}
              />
            )}
          </form.AppField>
          <form.AppField name="words">
            {({ TextArea }) => (
              <TextArea rows={3} limit={applicationLimits.words} label={t`Your words`} />
            )}
          </form.AppField>
          {props.failure ? (
            <p role="alert" className={fieldError}>
              {props.failure}
            </p>
          ) : null}
          <div className={questionFoot}>
            <button type="button" className={quietButton} onClick={props.onClose}>
              <Trans>Cancel</Trans>
            </button>
            <form.Submit className={button({ variant: 'danger' })}>
              <Trans>Decline</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
