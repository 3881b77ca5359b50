import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { BankAccountForm } from '#app/features/payment/bank-account-form.tsx';
import { GateForm } from '#app/features/gate/gate-form.tsx';
import { saveGate } from '#app/features/gate/gate.functions.ts';
import { gateQuery, gateSettingQuery } from '#app/features/gate/gate.queries.ts';
import {
  bankAccountQuery,
  bankAccountSettingQuery,
} from '#app/features/payment/payment.queries.ts';
import { saveBankAccount } from '#app/features/payment/save-bank-account.functions.ts';
import { CommissionForm } from '#app/features/settings/commission-form.tsx';
import { saveCommission } from '#app/features/settings/commission.functions.ts';
import { commissionQuery } from '#app/features/settings/commission.queries.ts';
import { saveSeller } from '#app/features/legal/legal.functions.ts';
import { sellerSettingQuery } from '#app/features/legal/legal.queries.ts';
import { sellerQuery } from '#app/features/legal/seller.queries.ts';
import { SellerForm } from '#app/features/legal/seller-form.tsx';
import { SettingsPage, SettingsSection } from '#app/features/settings/settings-page.tsx';
import { SiteNameForm } from '#app/features/settings/site-name-form.tsx';
import { saveSiteName } from '#app/features/settings/site-name-setting.functions.ts';
import { siteNameSettingQuery } from '#app/features/settings/site-name-setting.queries.ts';
import { siteNameQuery } from '#app/features/settings/site-name.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';

import { onlyAdministrators } from './-site/only-administrators.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: onlyAdministrators,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(siteNameSettingQuery),
      queryClient.fetchQuery(gateSettingQuery),
      queryClient.fetchQuery(bankAccountSettingQuery),
      queryClient.fetchQuery(commissionQuery),
      queryClient.fetchQuery(sellerSettingQuery),
    ]),
  head: privatePage(msg`Settings`),
  component: Settings,
});

function Settings() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: siteName } = useSuspenseQuery(siteNameSettingQuery);
  const { data: gate } = useSuspenseQuery(gateSettingQuery);
  const { data } = useSuspenseQuery(bankAccountSettingQuery);
  const { data: commission } = useSuspenseQuery(commissionQuery);
  const { data: seller } = useSuspenseQuery(sellerSettingQuery);
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
            // The title of this page is made anew.
            await router.invalidate();
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(siteNameSettingQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Gate</Trans>}>
        <GateForm
          initial={gate}
          locale={locale}
          onSave={async (change, version) => {
            const saved = await saveGate({ data: { ...change, version } });
            queryClient.setQueryData(gateSettingQuery.queryKey, saved);
            queryClient.setQueryData(gateQuery.queryKey, saved.isClosed);
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(gateSettingQuery)}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Bank account</Trans>}>
        <BankAccountForm
          initial={data}
          locale={locale}
          onSave={async (account, version) => {
            const saved = await saveBankAccount({ data: { ...account, version } });
            queryClient.setQueryData(bankAccountSettingQuery.queryKey, saved);
            await queryClient.invalidateQueries({ queryKey: bankAccountQuery.queryKey });
            return saved;
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
      <SettingsSection title={<Trans>Seller</Trans>}>
        <SellerForm
          initial={seller}
          locale={locale}
          onSave={async (details, version) => {
            const saved = await saveSeller({ data: { ...details, version } });
            queryClient.setQueryData(sellerSettingQuery.queryKey, saved);
            queryClient.setQueryData(sellerQuery.queryKey, saved.seller);
            return saved;
          }}
          onRead={() => queryClient.fetchQuery(sellerSettingQuery)}
        />
      </SettingsSection>
    </SettingsPage>
  );
}
