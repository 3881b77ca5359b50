import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import { bankAccountSchema, type BankAccount } from '#domain/payment/bank-account.ts';
import { inGroupsOfFour } from '#domain/payment/iban.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { bankAccountMessages } from './payment.messages.ts';

/** The account as it was read: null when there is none; `changed` says who set it last. */
interface Seen {
  readonly account: BankAccount | null;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface BankAccountFormProps extends SettingForm<Seen, BankAccount> {
  locale: Locale;
}

const draft = 'bank-account';
/** As typed so far, so not checked yet. */
const draftSchema = v.object({
  holder: v.string(),
  iban: v.string(),
  bic: v.string(),
  bankName: v.string(),
});
const fieldNames = ['holder', 'iban', 'bic', 'bankName'] as const;

/** Where fans transfer their money to. */
export function BankAccountForm({ locale, ...setting }: BankAccountFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { initial } = setting;
  const { seen, refused, outcome, forgetOutcome, save } = useSettingSaving(setting);
  const [defaultValues] = useState({
    holder: initial.account?.holder ?? '',
    iban: inGroupsOfFour(initial.account?.iban ?? ''),
    bic: initial.account?.bic ?? '',
    bankName: initial.account?.bankName ?? '',
  });
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: bankAccountSchema },
    listeners: {
      onChange: ({ formApi }) => {
        forgetOutcome();
        keepTabDraft(draft, formApi.state.values);
      },
    },
    onSubmit: async ({ value }) => {
      if (await save(value)) keepTabDraft(draft, null);
    },
  });
  const bringBack = useEffectEvent(() => {
    const typed = readTabDraft(draft, draftSchema);
    if (!typed) return;
    for (const name of fieldNames) form.setFieldValue(name, typed[name]);
  });
  // The server's page cannot know of a draft, so it comes after the first look.
  useEffect(() => bringBack(), []);
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={bankAccountMessages}>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>Fans see this account with every order that waits for its payment.</Trans>
        </p>
        <SaveNotice
          outcome={outcome}
          saved={<Trans>The bank account was saved</Trans>}
          stale={
            <>
              <p>
                <Trans>Somebody was faster. This account holds now; yours is still below:</Trans>
              </p>
              <p className={css({ fontWeight: 500, overflowWrap: 'anywhere' })}>
                {[
                  seen.account?.holder,
                  inGroupsOfFour(seen.account?.iban ?? ''),
                  seen.account?.bic,
                  seen.account?.bankName,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </>
          }
        />
        <form.AppField name="holder">
          {({ Text }) => (
            <Text
              label={t`Account holder`}
              hint={t`The legal name, as the bank knows it.`}
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.AppField name="iban">
          {({ Text }) => <Text label="IBAN" autoComplete="off" spellCheck={false} />}
        </form.AppField>
        <div className={fieldPair}>
          <form.AppField name="bic">
            {({ Text }) => <Text label="BIC" autoComplete="off" spellCheck={false} />}
          </form.AppField>
          <form.AppField name="bankName">
            {({ Text }) => <Text label={t`Bank (optional)`} autoComplete="off" />}
          </form.AppField>
        </div>
        <form.Submit className={button()}>
          <Trans>Save the bank account</Trans>
        </form.Submit>
        {seen.changed ? (
          <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
        ) : null}
      </form.Form>
    </form.AppForm>
  );
}
