import { useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import {
  bankAccountFields,
  bankAccountSchema,
  type BankAccount,
} from '#domain/payment/transfer/bank-account.ts';
import { changedBankFields } from '#domain/payment/transfer/changed-bank-fields.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';

/** The account as loaded: null if there is none; `changed` says who set it last. */
export interface SeenAccount {
  readonly account: BankAccount | null;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

const draft = 'bank-account';
const draftSchema = v.object({
  /** As typed so far, not yet validated. */
  typed: v.object({
    holder: v.string(),
    iban: v.string(),
    bic: v.string(),
    bankName: v.string(),
  }),
  /** The version seen when the user typed it. */
  version: v.number(),
});

const quietly = { dontRunListeners: true } as const;

function typedOf(account: BankAccount | null): BankAccount {
  return {
    holder: account?.holder ?? '',
    iban: inGroupsOfFour(account?.iban ?? ''),
    bic: account?.bic ?? '',
    bankName: account?.bankName ?? '',
  };
}

function keep(typed: BankAccount, { account, version }: SeenAccount): void {
  const differs = changedBankFields(typed, account).length > 0;
  keepTabDraft(draft, differs ? { typed, version } : null);
}

/**
 * The bank account form. Unsaved input is restored after a reload, still as unsaved input, based on a version that
 * someone else may have changed since.
 * @param onDecide asks for confirmation before it is saved
 */
export function useBankAccountForm(
  setting: SettingForm<SeenAccount, BankAccount>,
  onDecide: (typed: BankAccount, before: BankAccount | null) => Promise<boolean>,
) {
  const { initial } = setting;
  const { seen, refused, outcome, forgetOutcome, startOver, tellStale, save } =
    useSettingSaving(setting);
  const [defaultValues] = useState(() => typedOf(initial.account));
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: bankAccountSchema },
    listeners: {
      onChange: ({ formApi }) => {
        forgetOutcome();
        keep(formApi.state.values, seen);
      },
    },
    onSubmit: async ({ value, formApi }) => {
      if (!(await onDecide(value, seen.account))) return;
      const now = await save(value);
      if (!now) return;
      const typed = typedOf(now.account);
      // Input typed in the meantime is kept and becomes the next change.
      for (const name of bankAccountFields) {
        if (formApi.getFieldValue(name) === value[name]) put(name, typed[name]);
      }
      keep(formApi.state.values, now);
    },
  });
  function put(name: keyof BankAccount, text: string): void {
    form.setFieldValue(name, text, quietly);
  }
  const restoreDraft = useEffectEvent(() => {
    const found = readTabDraft(draft, draftSchema);
    if (!found) return;
    if (changedBankFields(found.typed, initial.account).length === 0) {
      keepTabDraft(draft, null);
      return;
    }
    for (const name of bankAccountFields) put(name, found.typed[name]);
    if (found.version !== initial.version) tellStale();
  });
  // The server-rendered page cannot know about a draft, so it is restored after the first render.
  useEffect(() => restoreDraft(), []);
  const values = useStore(form.store, (state) => state.values);
  const forget = () => keepTabDraft(draft, null);
  return {
    form,
    seen,
    refused,
    outcome,
    changes: changedBankFields(values, seen.account).length,
    /** Resets the form to the saved account. */
    discard: () => {
      const kept = typedOf(seen.account);
      for (const name of bankAccountFields) put(name, kept[name]);
      startOver();
      forget();
    },
    forget,
  };
}
