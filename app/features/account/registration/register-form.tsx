import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import * as v from 'valibot';

import { useSiteName } from '#app/platform/site-name.ts';
import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { accountKinds, type AccountKind } from '#domain/account/account-kind.ts';
import { registrationSchema, type Registration } from '#domain/account/account.ts';

import { accountFieldMessages } from '../account.messages.ts';
import { AccountTabs } from '../account-tabs.tsx';
import { Alarm } from '../alarm.tsx';
import { fullButton, lead, title } from '../auth.recipe.ts';
import { KindChoice } from './kind-choice.tsx';
import { RegistrationAgreement } from './registration-agreement.tsx';
import { useRefusal } from '../use-refusal.ts';

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

const nothing = {
  kind: 'fan' as AccountKind,
  shopName: '',
  username: '',
  email: '',
  password: '',
};

const draft = 'register';
/** As typed so far, not yet validated. A password is never stored. */
const part = v.pipe(v.string(), v.maxLength(2_000));
const draftSchema = v.object({
  kind: v.picklist(accountKinds),
  shopName: part,
  username: part,
  email: part,
});
const keptFields = ['kind', 'shopName', 'username', 'email'] as const;

interface RegisterFormProps {
  /** The initial values: the previous submission, if it turned out to be wrong. */
  typed: Registration | null;
  onSubmit: (registration: Registration) => Promise<void>;
  /** Why another way to register failed, or null. */
  notice: string | null;
  /** The other ways to register as a fan. */
  children: ReactNode;
}

/**
 * Fan or celebrity, and their details. Input is kept whatever happens, the password only while the page is open; all of
 * it is discarded once it is accepted.
 */
export function RegisterForm({ typed, onSubmit, notice, children }: RegisterFormProps) {
  const { t } = useLingui();
  const site = useSiteName();
  const { attempt, refused, failure } = useRefusal();
  const form = useAppForm({
    defaultValues: { ...nothing, ...typed },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: registrationSchema },
    listeners: {
      onChange: ({ formApi }) => {
        const { password: _secret, ...told } = formApi.state.values;
        keepTabDraft(draft, told);
      },
    },
    onSubmit: async ({ value }) => {
      if (await attempt(() => onSubmit(value))) keepTabDraft(draft, null);
    },
  });
  const restoreDraft = useEffectEvent(() => {
    const found = typed === null ? readTabDraft(draft, draftSchema) : null;
    if (found) for (const name of keptFields) form.setFieldValue(name, found[name]);
  });
  // The server-rendered page cannot know about a draft, so it is restored after the first render.
  useEffect(() => restoreDraft(), []);
  return (
    <>
      <h1 className={title}>
        <Trans>Join {site}</Trans>
      </h1>
      <p className={lead}>
        <Trans>Order from the people you admire, or take orders from your fans.</Trans>
      </p>
      <AccountTabs />
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure ?? notice} />
          <form.AppField name="kind">
            {({ state, handleChange }) => <KindChoice value={state.value} onPick={handleChange} />}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.kind}>
            {(kind) =>
              kind === 'celebrity' ? (
                <form.AppField name="shopName">
                  {({ Text }) => (
                    <Text label={t`The name fans know you by`} autoComplete="organization" />
                  )}
                </form.AppField>
              ) : null
            }
          </form.Subscribe>
          <form.AppField name="username">
            {({ Text }) => <Text label={t`Username`} autoComplete="username" {...asTyped} />}
          </form.AppField>
          <form.AppField name="email">
            {({ Text }) => <Text label={t`Email`} type="email" autoComplete="email" {...asTyped} />}
          </form.AppField>
          <form.AppField name="password">
            {({ Password }) => <Password label={t`Password`} autoComplete="new-password" />}
          </form.AppField>
          <RegistrationAgreement />
          <form.Submit className={fullButton}>
            <Trans>Register</Trans>
          </form.Submit>
          <form.Subscribe selector={({ values }) => values.kind}>
            {(kind) => (kind === 'fan' ? children : null)}
          </form.Subscribe>
        </form.Form>
      </form.AppForm>
    </>
  );
}
