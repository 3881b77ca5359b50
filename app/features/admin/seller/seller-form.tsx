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
import type { Locale } from '#domain/locale.ts';
import { sellerFields, sellerSchema, type Seller } from '#domain/site/seller.ts';
import { css } from '#styled/css/index.js';

/** The details as loaded; `changed` says who set them last. */
interface Seen {
  readonly seller: Seller | null;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface SellerFormProps extends SettingForm<Seen, Seller> {
  locale: Locale;
}

const empty: Seller = {
  name: '',
  legalForm: '',
  address: '',
  register: '',
  vatId: '',
  email: '',
  phone: '',
  responsible: '',
  contractPartner: 'operator',
};
const sentences = { 'not-a-line': msg`Use letters, numbers and symbols` };
const fields = [...sellerFields, 'contractPartner'] as const;

function differs(typed: Seller, saved: Seller | null): boolean {
  return fields.some((field) => typed[field].trim() !== (saved ?? empty)[field]);
}

/** The site's operator: the details in the imprint, and the fan's contracting party. */
export function SellerForm({ locale, ...setting }: SellerFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, refused, outcome, forgetOutcome, save } = useSettingSaving(setting);
  const [defaultValues] = useState(() => setting.initial.seller ?? empty);
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: sellerSchema },
    listeners: { onChange: forgetOutcome },
    onSubmit: async ({ value }) => {
      await save(value);
    },
  });
  const discard = () => {
    for (const field of fields) {
      form.setFieldValue(field, (seen.seller ?? empty)[field], { dontRunListeners: true });
    }
  };
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={sentences}>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>
            These details appear in the legal notice, on celebrities’ pages and on orders.
          </Trans>
        </p>
        <SaveNotice
          outcome={outcome}
          saved={<Trans>The seller’s details were saved</Trans>}
          stale={
            <Trans>
              Someone else changed these details in the meantime. Yours are still below; save again
              to replace theirs.
            </Trans>
          }
        />
        <div className={fieldPair}>
          <form.AppField name="name">
            {({ Text }) => <Text label={t`Company name`} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="legalForm">
            {({ Text }) => <Text label={t`Legal form (optional)`} autoComplete="off" />}
          </form.AppField>
        </div>
        <form.AppField name="address">
          {({ TextArea }) => (
            <TextArea label={t`Postal address`} hint={t`With the country.`} autoComplete="off" />
          )}
        </form.AppField>
        <div className={fieldPair}>
          <form.AppField name="register">
            {({ Text }) => <Text label={t`Register and number (optional)`} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="vatId">
            {({ Text }) => <Text label={t`VAT ID (optional)`} autoComplete="off" />}
          </form.AppField>
        </div>
        <div className={fieldPair}>
          <form.AppField name="email">
            {({ Text }) => <Text label={t`Email`} type="email" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="phone">
            {({ Text }) => <Text label={t`Phone (optional)`} type="tel" autoComplete="off" />}
          </form.AppField>
        </div>
        <form.AppField name="responsible">
          {({ Text }) => (
            <Text label={t`Responsible for the content (optional)`} autoComplete="off" />
          )}
        </form.AppField>
        <form.AppField name="contractPartner">
          {({ Select }) => (
            <Select
              label={t`Who fans enter into a contract with`}
              options={[
                { value: 'operator', label: t`This company` },
                { value: 'celebrity', label: t`The celebrity` },
              ]}
            />
          )}
        </form.AppField>
        <form.Submit className={button()}>
          <Trans>Save the details</Trans>
        </form.Submit>
        {seen.changed ? (
          <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
        ) : null}
      </form.Form>
      <form.Subscribe selector={({ values }) => differs(values, seen.seller)}>
        {(unsaved) => <LeaveGuard unsaved={unsaved} onLeave={discard} />}
      </form.Subscribe>
    </form.AppForm>
  );
}
