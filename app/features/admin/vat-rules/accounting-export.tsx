import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { downloadFailures } from '#app/entities/payment/download-button.tsx';
import { saveFile, type DownloadFailure } from '#app/platform/browser/save-file.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import {
  accountingRequestSchema,
  firstAccounts,
  lastMonths,
  type AccountingRequest,
} from '#domain/invoice/accounting/accounting-request.ts';
import type { Locale } from '#domain/locale.ts';
import { monthText } from '#domain/time/date-text.ts';
import { css, cx } from '#styled/css/index.js';

const shownMonths = 24;
const sentences = { 'not-a-number': msg`Enter the number without spaces` };

/** Invoices and credit notes of a month, as files for the accountant. */
export function AccountingExport({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<DownloadFailure | null>(null);
  const [months] = useState(() => lastMonths(new Date(), shownMonths));
  const [defaultValues] = useState<AccountingRequest>(() => ({
    ...firstAccounts,
    ...{ month: months[0] ?? '', format: 'csv' },
  }));
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: accountingRequestSchema },
    onSubmit: async ({ value }) => {
      setFailure(null);
      const query = new URLSearchParams({ ...value, locale }).toString();
      const beginning = value.format === 'datev' ? 'EXTF_Buchungsstapel_' : 'invoices-';
      setFailure(await saveFile(`/api/accounting?${query}`, `${beginning}${value.month}.csv`));
    },
  });
  return (
    <form.AppForm>
      <form.Form refused={{}} sentences={sentences}>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>
            All invoices and credit notes of a month with their totals, by date in UTC. Credit notes
            are subtracted.
          </Trans>
        </p>
        <div className={fieldPair}>
          <form.AppField name="month">
            {({ Select }) => (
              <Select
                label={t`Month`}
                options={months.map((month) => ({ value: month, label: monthText(month, locale) }))}
              />
            )}
          </form.AppField>
          <form.AppField name="format">
            {({ Select }) => (
              <Select
                label={t`Format`}
                options={[
                  { value: 'csv', label: t`Table (CSV)` },
                  { value: 'datev', label: t`Booking batch for DATEV (EXTF)` },
                ]}
              />
            )}
          </form.AppField>
        </div>
        <form.Subscribe selector={({ values }) => values.format}>
          {(format) =>
            format === 'datev' ? (
              <>
                <div className={fieldPair}>
                  <form.AppField name="consultant">
                    {({ Text }) => <Text label={t`Consultant number`} inputMode="numeric" />}
                  </form.AppField>
                  <form.AppField name="client">
                    {({ Text }) => <Text label={t`Client number`} inputMode="numeric" />}
                  </form.AppField>
                </div>
                <div className={fieldPair}>
                  <form.AppField name="debtors">
                    {({ Text }) => <Text label={t`Customers’ account`} inputMode="numeric" />}
                  </form.AppField>
                  <form.AppField name="revenue">
                    {({ Text }) => <Text label={t`Revenue account`} inputMode="numeric" />}
                  </form.AppField>
                </div>
              </>
            ) : null
          }
        </form.Subscribe>
        {failure === null ? null : (
          <p role="alert" className={cx(notice({ tone: 'bad' }), css({ marginBottom: '16px' }))}>
            <TriangleAlert aria-hidden />
            {t(downloadFailures[failure])}
          </p>
        )}
        <form.Submit className={button({ variant: 'outline' })}>
          <Trans>Download the file</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
