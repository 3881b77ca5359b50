import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';

import { makePasskey } from '#app/platform/browser/make-passkey.ts';
import type { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { button } from '#app/ui/button.recipe.ts';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { passkeyNameSchema } from '#domain/account/sign-in/second-factor.ts';
import type { Locale } from '#domain/locale.ts';

import { FailureNotice } from './failure-notice.tsx';
import { addPasskey, beginPasskey } from './second-factors.functions.ts';
import { useAttempt } from './use-attempt.ts';

const schema = v.object({ name: passkeyNameSchema });

interface NewPasskeyFormProps {
  locale: Locale;
  run: ReturnType<typeof useConfirmed>;
  onClose: () => void;
  /** Called with the recovery codes when this is the first factor. */
  onAdded: (codes: readonly string[] | null) => Promise<void>;
}

/** Names the passkey; the browser then creates it. */
export function NewPasskeyForm({ locale, run, onClose, onAdded }: NewPasskeyFormProps) {
  const { t } = useLingui();
  const { attempt, failure } = useAttempt();
  const form = useAppForm({
    defaultValues: { name: t`My device` },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: schema },
    onSubmit: async ({ value: { name } }) => {
      await attempt(async () => {
        const begun = await run(() => beginPasskey());
        if (!begun) return;
        const response = await makePasskey(begun.answer);
        const added = await run(() => addPasskey({ data: { name, response, locale } }));
        if (added) await onAdded(added.answer);
      });
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Add a passkey</Trans>
      </h2>
      <form.AppForm>
        <form.Form>
          <FailureNotice sentence={failure} />
          <form.AppField name="name">
            {({ Text }) => (
              <Text
                label={t`Passkey name`}
                hint={t`So you can tell your passkeys apart, e.g. “My phone”.`}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <div className={questionFoot}>
            <button type="button" className={button({ variant: 'outline' })} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <form.Submit className={button()}>
              <Trans>Add passkey</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
