import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { bankAccountSettingQuery } from '#app/entities/payment/payment.queries.ts';
import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { clipToolQuery } from '#app/features/admin/settings/clip-tool.queries.ts';
import { commissionQuery } from '#app/features/admin/settings/commission.queries.ts';
import { SettingsScreen } from '#app/features/admin/settings/settings-screen.tsx';
import { siteNameSettingQuery } from '#app/features/admin/settings/site-name-setting.queries.ts';
import { payoutRulesQuery } from '#app/features/admin/payout-rules/payout-rules.queries.ts';
import { workRulesQuery } from '#app/features/admin/settings/work-rules.queries.ts';
import { withdrawalSettingQuery } from '#app/features/admin/withdrawal-rules/withdrawal-rules.queries.ts';
import { vatRulesQuery } from '#app/features/admin/vat-rules/vat-rules.queries.ts';
import { sellerSettingQuery } from '#app/features/content/legal/legal.queries.ts';
import { useSellerSetting } from '#app/features/content/legal/use-seller-setting.ts';
import { GateSetting } from '#app/features/gate/gate-setting.tsx';
import { gateSettingQuery } from '#app/features/gate/gate.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: onlyAdministrators,
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([
      queryClient.fetchQuery(siteNameSettingQuery),
      queryClient.fetchQuery(gateSettingQuery),
      queryClient.fetchQuery(bankAccountSettingQuery),
      queryClient.fetchQuery(commissionQuery),
      queryClient.fetchQuery(payoutRulesQuery),
      queryClient.fetchQuery(workRulesQuery),
      queryClient.fetchQuery(sellerSettingQuery),
      queryClient.fetchQuery(vatRulesQuery),
      queryClient.fetchQuery(withdrawalSettingQuery),
      queryClient.ensureQueryData(countriesQuery(localeOfPath(location.pathname))),
      queryClient.ensureQueryData(clipToolQuery),
    ]),
  head: privatePage(msg`Settings`),
  component: Settings,
});

function Settings() {
  return <SettingsScreen gate={<GateSetting />} seller={useSellerSetting()} />;
}
