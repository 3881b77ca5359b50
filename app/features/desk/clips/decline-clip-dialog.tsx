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
import { clipLimits, type WaitingClip } from '#domain/clip/clip.ts';
import { sentences } from '#domain/request/request-text.ts';

interface DeclineClipDialogProps {
  /** Null while the dialog is closed. */
  clip: WaitingClip | null;
  failure: string | null;
  onClose: () => void;
  onDecline: (words: string) => Promise<boolean>;
}

const typedSchema = v.object({ words: sentences(clipLimits.words) });
const draftSchema = v.object({ words: v.string() });

/** Asks why a clip is declined; its celebrity reads the answer. */
export function DeclineClipDialog(props: DeclineClipDialogProps) {
  const { t } = useLingui();
  const { clip, ...rest } = props;
  const title = clip?.title ?? '';
  return (
    <Dialog open={clip !== null} onClose={rest.onClose} label={t`Decline “${title}”?`}>
      {clip ? <DeclineForm {...rest} clip={clip} /> : null}
    </Dialog>
  );
}

function DeclineForm(props: DeclineClipDialogProps & { clip: WaitingClip }) {
  const { t } = useLingui();
  const { id, title, language } = props.clip;
  const draft = `decline-clip.${id}`;
  const [defaultValues] = useState(() => readTabDraft(draft, draftSchema) ?? { words: '' });
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: typedSchema },
    listeners: { onChange: ({ formApi }) => keepTabDraft(draft, formApi.state.values) },
    onSubmit: async ({ value }) => {
      if (await props.onDecline(value.words)) keepTabDraft(draft, null);
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>
          Decline “<span lang={language}>{title}</span>”?
        </Trans>
      </h2>
      <p className={questionWords}>
        <Trans>The celebrity gets your reason by email and can change the clip.</Trans>
      </p>
      <form.AppForm>
        <form.Form>
          <form.AppField name="words">
            {({ TextArea }) => <TextArea rows={3} limit={clipLimits.words} label={t`Your words`} />}
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
