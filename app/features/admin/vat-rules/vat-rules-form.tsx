import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import type { Country } from '#domain/country/country.ts';
import { vatRulesSchema, type VatRules } from '#domain/invoice/vat-rules.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

/** The rules as loaded; `changed` says who set them last. */
interface Seen {
  readonly rules: VatRules;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface VatRulesFormProps extends SettingForm<Seen, VatRules> {
  locale: Locale;
  /** In the reader's language, sorted. */
  countries: readonly Country[];
}

const fields = ['standing', 'country', 'taxNumber', 'rate', 'exemption'] as const;
const sentences = {
  'not-a-line': msg`Use letters, numbers and symbols`,
  'not-a-rate': msg`Enter a number such as 24 or 5.5`,
};

function differs(typed: VatRules, saved: VatRules): boolean {
  return fields.some((field) => typed[field].trim() !== saved[field]);
}

/** How the seller stands towards VAT, and so whether and how the shop issues invoices (docs/adr/0132). */
export function VatRulesForm({ locale, countries, ...setting }: VatRulesFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, refused, outcome, forgetOutcome, save } = useSettingSaving(setting);
  const [defaultValues] = useState(() => setting.initial.rules);
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: vatRulesSchema },
    listeners: { onChange: forgetOutcome },
    onSubmit: async ({ value }) => {
      await save(value);
    },
  });
  const discard = () => {
    for (const field of fields) {
      form.setFieldValue(field, seen.rules[field], { dontRunListeners: true });
    }
  };
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={sentences}>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>
            Each order gets an invoice when it’s paid, and a credit note when it’s refunded. Fans
            find them on the order’s page. We need the seller’s details above, and a VAT ID or tax
            number.
          </Trans>
        </p>
        <SaveNotice
          outcome={outcome}
          saved={<Trans>The invoice settings were saved</Trans>}
          stale={
            <Trans>
              Someone else changed these details in the meantime. Yours are still below; save again
              to replace theirs.
            </Trans>
          }
        />
        <form.AppField name="standing">
          {({ Select }) => (
            <Select
              label={t`Invoices and VAT`}
              options={[
                { value: 'none', label: t`Issue no invoices yet` },
                { value: 'registered', label: t`The company charges VAT` },
                { value: 'exempt', label: t`The company is exempt from VAT` },
              ]}
            />
          )}
        </form.AppField>
        <div className={fieldPair}>
          <form.AppField name="country">
            {({ Select }) => (
              <Select
                label={t`Country of the company`}
                options={countries.map(({ code, name }) => ({ value: code, label: name }))}
              />
            )}
          </form.AppField>
          <form.AppField name="taxNumber">
            {({ Text }) => <Text label={t`Tax number (optional)`} autoComplete="off" />}
          </form.AppField>
        </div>
        <form.AppField name="rate">
          {({ Text }) => (
            <Text
              label={t`VAT that prices include, in percent (optional)`}
              hint={t`For orders without a tax of their own. Leave it empty if your WooCommerce adds taxes.`}
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.AppField name="exemption">
          {({ Text }) => (
            <Text
              label={t`Why no VAT is charged (if exempt)`}
              hint={t`The law asks for this sentence on invoices.`}
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.Submit className={button()}>
          <Trans>Save the settings</Trans>
        </form.Submit>
        {seen.changed ? (
          <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
        ) : null}
      </form.Form>
      <form.Subscribe selector={({ values }) => differs(values, seen.rules)}>
        {(unsaved) => <LeaveGuard unsaved={unsaved} onLeave={discard} />}
      </form.Subscribe>
    </form.AppForm>
  );
}
