import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import {
  bankAccountQuery,
  bankAccountSettingQuery,
} from '#app/entities/payment/payment.queries.ts';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { BankAccountForm } from '../bank-account/bank-account-form.tsx';
import { saveBankAccount } from '../bank-account/save-bank-account.functions.ts';
import { PayoutRulesForm } from '../payout-rules/payout-rules-form.tsx';
import { savePayoutRules } from '../payout-rules/payout-rules.functions.ts';
import { payoutRulesQuery } from '../payout-rules/payout-rules.queries.ts';
import { SellerForm } from '../seller/seller-form.tsx';
import { AccountingExport } from '../vat-rules/accounting-export.tsx';
import { VatRulesForm } from '../vat-rules/vat-rules-form.tsx';
import { saveVatRules } from '../vat-rules/vat-rules.functions.ts';
import { vatRulesQuery } from '../vat-rules/vat-rules.queries.ts';
import { WithdrawalRulesForm } from '../withdrawal-rules/withdrawal-rules-form.tsx';
import { saveWithdrawalRules } from '../withdrawal-rules/withdrawal-rules.functions.ts';
import { withdrawalSettingQuery } from '../withdrawal-rules/withdrawal-rules.queries.ts';
import { ClipTool } from './clip-tool.tsx';
import { CommissionForm } from './commission-form.tsx';
import { saveCommission } from './commission.functions.ts';
import { commissionQuery } from './commission.queries.ts';
import { SettingsPage } from './settings-page.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SiteNameForm } from './site-name-form.tsx';
import { saveSiteName } from './site-name-setting.functions.ts';
import { siteNameSettingQuery } from './site-name-setting.queries.ts';
import { siteNameQuery } from './site-name.queries.ts';
import { WorkRulesForm } from './work-rules-form.tsx';
import { saveWorkRules } from './work-rules.functions.ts';
import { workRulesQuery } from './work-rules.queries.ts';

/** Parts of other features that are passed in. */
interface SettingsScreenProps {
  gate: ReactNode;
  /** How the seller's details are loaded and saved. */
  seller: Omit<ComponentProps<typeof SellerForm>, 'locale'>;
}

/** The site-wide settings of administrators. */
export function SettingsScreen({ gate, seller }: SettingsScreenProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const router = useRouter();
  const run = useConfirmed();
  const { data: siteName } = useSuspenseQuery(siteNameSettingQuery);
  const { data } = useSuspenseQuery(bankAccountSettingQuery);
  const { data: commission } = useSuspenseQuery(commissionQuery);
  const { data: payoutRules } = useSuspenseQuery(payoutRulesQuery);
  const { data: workRules } = useSuspenseQuery(workRulesQuery);
  const { data: vatRules } = useSuspenseQuery(vatRulesQuery);
  const { data: withdrawalRules } = useSuspenseQuery(withdrawalSettingQuery);
  const { data: countries } = useSuspenseQuery(countriesQuery(locale));
  return (
    <SettingsPage>
      <SettingsSection title={<Trans>Site name</Trans>}>
        <SiteNameForm
          initial={siteName}
          locale={locale}
          onSave={async (name, version) => {
            const saved = await saveSiteName({ data: { name, version } });
            queryClient.setQueryData(siteNameSettingQuery.queryKey, saved);
            queryClient.setQueryData(siteNameQuery.queryKey, saved.name);
            // The title of this page has to be updated.
            await router.invalidate();
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(siteNameSettingQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Site access</Trans>}>{gate}</SettingsSection>
      <SettingsSection title={<Trans>Bank account</Trans>}>
        <BankAccountForm
          initial={data}
          locale={locale}
          onSave={async (account, version) => {
            const done = await run(() => saveBankAccount({ data: { ...account, version } }));
            if (!done) return null;
            queryClient.setQueryData(bankAccountSettingQuery.queryKey, done.answer);
            await queryClient.invalidateQueries({ queryKey: bankAccountQuery.queryKey });
            return done.answer;
          }}
          onRead={() => queryClient.fetchQuery(bankAccountSettingQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Commission</Trans>}>
        <CommissionForm
          initial={commission}
          locale={locale}
          onSave={async (rate, version) => {
            const saved = await saveCommission({ data: { rate, version } });
            queryClient.setQueryData(commissionQuery.queryKey, saved);
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(commissionQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Payouts</Trans>}>
        <PayoutRulesForm
          initial={payoutRules}
          locale={locale}
          onSave={async (rules, version) => {
            const saved = await savePayoutRules({ data: { ...rules, version } });
            queryClient.setQueryData(payoutRulesQuery.queryKey, saved);
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(payoutRulesQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Start of work</Trans>}>
        <WorkRulesForm
          initial={workRules}
          locale={locale}
          onSave={async (paidFirst, version) => {
            const saved = await saveWorkRules({ data: { paidFirst, version } });
            queryClient.setQueryData(workRulesQuery.queryKey, saved);
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(workRulesQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Right of withdrawal</Trans>}>
        <WithdrawalRulesForm
          initial={withdrawalRules}
          locale={locale}
          countries={countries}
          onSave={async (rules, version) => {
            const saved = await saveWithdrawalRules({
              data: { days: rules.days, countries: [...rules.countries], version },
            });
            queryClient.setQueryData(withdrawalSettingQuery.queryKey, saved);
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(withdrawalSettingQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Seller</Trans>}>
        <SellerForm {...seller} locale={locale} />
      </SettingsSection>
      <SettingsSection title={<Trans>Invoices</Trans>}>
        <VatRulesForm
          initial={vatRules}
          locale={locale}
          countries={countries}
          onSave={async (rules, version) => {
            const saved = await saveVatRules({ data: { ...rules, version } });
            queryClient.setQueryData(vatRulesQuery.queryKey, saved);
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(vatRulesQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>For the accountant</Trans>}>
        <AccountingExport locale={locale} />
      </SettingsSection>
      <ClipTool />
    </SettingsPage>
  );
}
