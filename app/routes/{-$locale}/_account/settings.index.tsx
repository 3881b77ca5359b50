import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { BankAccountForm } from '#app/features/admin/bank-account/bank-account-form.tsx';
import { GateForm } from '#app/features/gate/gate-form.tsx';
import { saveGate } from '#app/features/gate/gate.functions.ts';
import { gateQuery, gateSettingQuery } from '#app/features/gate/gate.queries.ts';
import {
  bankAccountQuery,
  bankAccountSettingQuery,
} from '#app/entities/payment/payment.queries.ts';
import { saveBankAccount } from '#app/features/admin/bank-account/save-bank-account.functions.ts';
import { CommissionForm } from '#app/features/admin/settings/commission-form.tsx';
import { saveCommission } from '#app/features/admin/settings/commission.functions.ts';
import { commissionQuery } from '#app/features/admin/settings/commission.queries.ts';
import { saveSeller } from '#app/features/content/legal/legal.functions.ts';
import { sellerSettingQuery } from '#app/features/content/legal/legal.queries.ts';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { SellerForm } from '#app/features/admin/seller/seller-form.tsx';
import { SettingsPage, SettingsSection } from '#app/features/admin/settings/settings-page.tsx';
import { SiteNameForm } from '#app/features/admin/settings/site-name-form.tsx';
import { saveSiteName } from '#app/features/admin/settings/site-name-setting.functions.ts';
import { siteNameSettingQuery } from '#app/features/admin/settings/site-name-setting.queries.ts';
import { siteNameQuery } from '#app/features/admin/settings/site-name.queries.ts';
import { WorkRulesForm } from '#app/features/admin/settings/work-rules-form.tsx';
import { saveWorkRules } from '#app/features/admin/settings/work-rules.functions.ts';
import { workRulesQuery } from '#app/features/admin/settings/work-rules.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

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
      queryClient.fetchQuery(workRulesQuery),
      queryClient.fetchQuery(sellerSettingQuery),
    ]),
  head: privatePage(msg`Settings`),
  component: Settings,
});

function Settings() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const router = useRouter();
  const run = useConfirmed();
  const { data: siteName } = useSuspenseQuery(siteNameSettingQuery);
  const { data: gate } = useSuspenseQuery(gateSettingQuery);
  const { data } = useSuspenseQuery(bankAccountSettingQuery);
  const { data: commission } = useSuspenseQuery(commissionQuery);
  const { data: workRules } = useSuspenseQuery(workRulesQuery);
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
      <SettingsSection title={<Trans>Seller</Trans>}>
        <SellerForm
          initial={seller}
          locale={locale}
          onSave={async (details, version) => {
            const done = await run(() => saveSeller({ data: { ...details, version } }));
            if (!done) return null;
            queryClient.setQueryData(sellerSettingQuery.queryKey, done.answer);
            queryClient.setQueryData(sellerQuery.queryKey, done.answer.seller);
            return done.answer;
          }}
          onRead={() => queryClient.fetchQuery(sellerSettingQuery)}
        />
      </SettingsSection>
    </SettingsPage>
  );
}
