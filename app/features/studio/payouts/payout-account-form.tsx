import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';

import { bankAccountMessages } from '#app/entities/payment/payment.messages.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { SaveNotice } from '#app/ui/state/save-outcome.tsx';
import type { Locale } from '#domain/locale.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import type { OwnPayoutAccount } from '#domain/payout/payout.ts';
import {
  payoutAccountFields,
  payoutAccountSchema,
  type PayoutAccount,
} from '#domain/payout/payout-account.ts';

import * as look from './payouts.recipe.ts';

interface PayoutAccountFormProps extends SettingForm<OwnPayoutAccount, PayoutAccount> {
  locale: Locale;
}

const quietly = { dontRunListeners: true } as const;

function typedOf(account: OwnPayoutAccount['account']): PayoutAccount {
  return {
    holder: account?.holder ?? '',
    iban: inGroupsOfFour(account?.iban ?? ''),
    bic: account?.bic ?? '',
  };
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

function differs(typed: PayoutAccount, { account }: OwnPayoutAccount): boolean {
  const kept = typedOf(account);
  return (
    typed.holder.trim() !== kept.holder ||
    withoutSpaces(typed.iban) !== withoutSpaces(kept.iban) ||
    withoutSpaces(typed.bic) !== kept.bic
  );
}

/** The account that the celebrity is paid to. */
export function PayoutAccountForm({ locale, ...setting }: PayoutAccountFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, refused, outcome, forgetOutcome, startOver, save } = useSettingSaving(setting);
  const [defaultValues] = useState(() => typedOf(setting.initial.account));
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: payoutAccountSchema },
    listeners: { onChange: forgetOutcome },
    onSubmit: async ({ value, formApi }) => {
      const now = await save(value);
      if (!now) return;
      const typed = typedOf(now.account);
      // Input typed in the meantime is kept.
      for (const name of payoutAccountFields)
        if (formApi.getFieldValue(name) === value[name])
          form.setFieldValue(name, typed[name], quietly);
    },
  });
  const values = useStore(form.store, (state) => state.values);
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={bankAccountMessages}>
        <p className={look.hint}>
          <Trans>
            We pay your earnings into this account. Only our team sees it, and we email you whenever
            it changes.
          </Trans>
        </p>
        <SaveNotice
          outcome={outcome}
          saved={<Trans>Your account is saved</Trans>}
          stale={
            <Trans>
              This account was changed in another window. What you typed is still below.
            </Trans>
          }
        />
        <form.AppField name="holder">
          {({ Text }) => (
            <Text
              label={t`Account holder`}
              hint={t`Your name as your bank knows it.`}
              autoComplete="name"
            />
          )}
        </form.AppField>
        <div className={fieldPair}>
          <form.AppField name="iban">
            {({ Text }) => <Text label="IBAN" autoComplete="off" spellCheck={false} />}
          </form.AppField>
          <form.AppField name="bic">
            {({ Text }) => <Text label={t`BIC (optional)`} autoComplete="off" spellCheck={false} />}
          </form.AppField>
        </div>
        <form.Submit className={button()}>
          <Trans>Save the account</Trans>
        </form.Submit>
        {seen.changedAt === null ? null : (
          <p className={look.below}>
            <Trans>Last changed on {date.time(seen.changedAt)}</Trans>
          </p>
        )}
      </form.Form>
      <LeaveGuard unsaved={differs(values, seen)} onLeave={startOver} />
    </form.AppForm>
  );
}
