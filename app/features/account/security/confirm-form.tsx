import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';

import { showPasskey } from '#app/platform/browser/passkey.ts';
import { button } from '#app/ui/button.recipe.ts';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { ownPasswordSchema } from '#domain/account/account.ts';
import { css, cx } from '#styled/css/index.js';

import { FailureNotice } from './failure-notice.tsx';
import {
  beginPasskeyConfirmation,
  confirmPasskey,
  confirmPassword,
} from './second-factors.functions.ts';
import { securityFieldMessages } from './security.messages.ts';
import { secondFactorsQuery } from './security.queries.ts';
import { useAttempt } from './use-attempt.ts';

const other = cx(button({ variant: 'outline', wide: true }), css({ marginBottom: '20px' }));

/** Asks for the password or a passkey again. @param onDone called with whether it was right; false on cancel */
export function ConfirmForm({ onDone }: { onDone: (isOwner: boolean) => void }) {
  const { t } = useLingui();
  const { attempt, refused, failure, isTrying } = useAttempt();
  const { data: factors } = useQuery(secondFactorsQuery);
  const form = useAppForm({
    defaultValues: { current: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: ownPasswordSchema },
    onSubmit: async ({ value }) => {
      if (await attempt(() => confirmPassword({ data: value }))) onDone(true);
    },
  });
  async function byPasskey() {
    const isRight = await attempt(async () => {
      const response = await showPasskey(await beginPasskeyConfirmation());
      await confirmPasskey({ data: { response } });
    });
    if (isRight) onDone(true);
  }
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Confirm it’s you</Trans>
      </h2>
      <p className={css({ color: 'text2', marginBottom: '16px' })}>
        <Trans>We won’t ask again for ten minutes.</Trans>
      </p>
      <form.AppForm>
        <form.Form refused={refused} sentences={securityFieldMessages}>
          <FailureNotice sentence={failure} />
          {factors && factors.passkeys.length > 0 ? (
            <button
              type="button"
              className={other}
              {...busyButtonProps(isTrying, () => void byPasskey())}
            >
              <KeyRound size={20} aria-hidden />
              <Trans>Use a passkey</Trans>
            </button>
          ) : null}
          <form.AppField name="current">
            {({ Password }) => <Password label={t`Password`} autoComplete="current-password" />}
          </form.AppField>
          <div className={questionFoot}>
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => onDone(false)}
            >
              <Trans>Cancel</Trans>
            </button>
            <form.Submit className={button()}>
              <Trans>Confirm</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
