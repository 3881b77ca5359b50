import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { ownPasswordSchema } from '#domain/account/account.ts';
import { css } from '#styled/css/index.js';

import { accountFieldMessages } from '../account.messages.ts';
import { Alarm } from '../alarm.tsx';
import { inlineLink } from '../auth.recipe.ts';
import { useRefusal } from '../use-refusal.ts';

interface DisconnectDialogProps {
  /** The provider's name. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Throws an AppError if it is refused. */
  onSubmit: (current: string) => Promise<void>;
}

/** Asks for the password, which is the remaining way to sign in; users without one get a link to set it. */
export function DisconnectDialog({ open, ...rest }: DisconnectDialogProps) {
  const { t } = useLingui();
  const { name, onClose } = rest;
  return (
    <Dialog open={open} onClose={onClose} label={t`Disconnect ${name}?`}>
      <DisconnectForm {...rest} />
    </Dialog>
  );
}

function DisconnectForm({ name, onClose, onSubmit }: Omit<DisconnectDialogProps, 'open'>) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useRefusal();
  const form = useAppForm({
    defaultValues: { current: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: ownPasswordSchema },
    onSubmit: async ({ value }) => {
      await attempt(() => onSubmit(value.current));
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Disconnect {name}?</Trans>
      </h2>
      <p className={css({ color: 'text2', marginBottom: '4px' })}>
        <Trans>After that, you’ll log in with your password only.</Trans>
      </p>
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure} />
          <form.AppField name="current">
            {({ Password }) => (
              <Password label={t`Current password`} autoComplete="current-password" />
            )}
          </form.AppField>
          <Link to="/{-$locale}/account/forgot-password" className={inlineLink}>
            <Trans>I don’t have a password yet</Trans>
          </Link>
          <div className={questionFoot}>
            <button type="button" className={button({ variant: 'outline' })} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <form.Submit className={button()}>
              <Trans>Disconnect</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
