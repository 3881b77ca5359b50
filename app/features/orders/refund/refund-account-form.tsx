import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';

import { bankAccountMessages } from '#app/entities/payment/payment.messages.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { SaveNotice } from '#app/ui/state/save-outcome.tsx';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import {
  refundAccountFields,
  refundAccountSchema,
  type RefundAccount,
} from '#domain/refund/refund-account.ts';
import type { OwnRefundAccount } from '#domain/refund/refund.ts';

const quietly = { dontRunListeners: true } as const;

function typedOf(account: OwnRefundAccount['account']): RefundAccount {
  return { holder: account?.holder ?? '', iban: inGroupsOfFour(account?.iban ?? '') };
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

function differs(typed: RefundAccount, { account }: OwnRefundAccount): boolean {
  const kept = typedOf(account);
  const isOther = withoutSpaces(typed.iban) !== withoutSpaces(kept.iban);
  return isOther || typed.holder.trim() !== kept.holder;
}

/** The account that the money of an order goes back to. */
export function RefundAccountForm(setting: SettingForm<OwnRefundAccount, RefundAccount>) {
  const { t } = useLingui();
  const { seen, refused, outcome, forgetOutcome, startOver, save } = useSettingSaving(setting);
  const [defaultValues] = useState(() => typedOf(setting.initial.account));
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: refundAccountSchema },
    listeners: { onChange: forgetOutcome },
    onSubmit: async ({ value, formApi }) => {
      const now = await save(value);
      if (!now) return;
      const typed = typedOf(now.account);
      // Input typed in the meantime is kept.
      for (const name of refundAccountFields)
        if (formApi.getFieldValue(name) === value[name])
          form.setFieldValue(name, typed[name], quietly);
    },
  });
  const values = useStore(form.store, (state) => state.values);
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={bankAccountMessages}>
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
        <form.AppField name="iban">
          {({ Text }) => (
            <Text
              label="IBAN"
              hint={t`Only our team sees it. You can change it until we send the money.`}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <form.Submit className={button()}>
          <Trans>Save the account</Trans>
        </form.Submit>
      </form.Form>
      <LeaveGuard unsaved={differs(values, seen)} onLeave={startOver} />
    </form.AppForm>
  );
}
