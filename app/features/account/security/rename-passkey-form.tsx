import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';

import { button } from '#app/ui/button.recipe.ts';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { passkeyNameSchema, type OwnPasskey } from '#domain/account/sign-in/second-factor.ts';

import { FailureNotice } from './failure-notice.tsx';
import { renamePasskey } from './second-factors.functions.ts';
import { useAttempt } from './use-attempt.ts';

const schema = v.object({ name: passkeyNameSchema });

interface RenamePasskeyFormProps {
  passkey: OwnPasskey;
  onClose: () => void;
  onRenamed: () => Promise<void>;
}

/** Renames a passkey. */
export function RenamePasskeyForm({ passkey, onClose, onRenamed }: RenamePasskeyFormProps) {
  const { t } = useLingui();
  const { attempt, failure } = useAttempt();
  const form = useAppForm({
    defaultValues: { name: passkey.name },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: schema },
    onSubmit: async ({ value: { name } }) => {
      await attempt(async () => {
        await renamePasskey({ data: { id: passkey.id, name } });
        await onRenamed();
      });
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Rename the passkey</Trans>
      </h2>
      <form.AppForm>
        <form.Form>
          <FailureNotice sentence={failure} />
          <form.AppField name="name">
            {({ Text }) => <Text label={t`Passkey name`} autoComplete="off" />}
          </form.AppField>
          <div className={questionFoot}>
            <button type="button" className={button({ variant: 'outline' })} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <form.Submit className={button()}>
              <Trans>Save the name</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
