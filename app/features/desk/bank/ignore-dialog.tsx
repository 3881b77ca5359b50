import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { quietButton } from '#app/ui/field/form.recipe.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { BankLine } from '#domain/payment/bank-desk/bank-line.ts';

interface IgnoreDialogProps {
  /** Null while the dialog is closed. */
  line: BankLine | null;
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onIgnore: (note: string) => void;
}

/** Asks why a line is set aside. */
export function IgnoreDialog(props: IgnoreDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={props.line !== null} onClose={props.onClose} label={t`Set this line aside?`}>
      {props.line ? <IgnoreForm key={props.line.id} {...props} /> : null}
    </Dialog>
  );
}

function IgnoreForm({ busy, failure, onClose, onIgnore }: IgnoreDialogProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isEmpty = note.trim() === '';
  const error = isChecked && isEmpty ? t`Say why, so that others understand it` : undefined;
  return (
    <form
      noValidate
      className={questionBox}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isEmpty && !busy) onIgnore(note.trim());
      }}
    >
      <h2 className={questionTitle}>
        <Trans>Set this line aside?</Trans>
      </h2>
      <TextField
        data-first-focus
        announced
        label={t`Reason`}
        hint={t`For example “Rent” or “Interest”.`}
        value={note}
        maxLength={300}
        error={error ?? failure ?? undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={questionFoot}>
        <button type="button" className={quietButton} onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <button type="submit" className={button()} {...busyButtonProps(busy, () => {})}>
          <Trans>Set aside</Trans>
        </button>
      </div>
    </form>
  );
}
