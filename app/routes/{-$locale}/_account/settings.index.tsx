import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';

import { BankAccountForm } from '#app/features/payment/bank-account-form.tsx';
import {
  bankAccountQuery,
  bankAccountSettingQuery,
} from '#app/features/payment/payment.queries.ts';
import { saveBankAccount } from '#app/features/payment/save-bank-account.functions.ts';
import { CommissionForm } from '#app/features/settings/commission-form.tsx';
import { saveCommission } from '#app/features/settings/commission.functions.ts';
import { commissionQuery } from '#app/features/settings/commission.queries.ts';
import { SettingsPage, SettingsSection } from '#app/features/settings/settings-page.tsx';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { css } from '#styled/css/index.js';

import { onlyAdministrators } from './-site/only-administrators.ts';

/** For administrators; that the page is there is not for anybody else to know. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: onlyAdministrators,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(bankAccountSettingQuery),
      queryClient.fetchQuery(commissionQuery),
    ]),
  head: privatePage(msg`Settings`),
  component: Settings,
});

function Settings() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(bankAccountSettingQuery);
  const { data: commission } = useSuspenseQuery(commissionQuery);
  return (
    <SettingsPage>
      <SettingsSection title={<Trans>Pages and menus</Trans>}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px' })}>
          <Link to="/{-$locale}/settings/pages" className={button({ variant: 'outline' })}>
            <Trans>Pages</Trans>
          </Link>
          <Link to="/{-$locale}/settings/menus" className={button({ variant: 'outline' })}>
            <Trans>Menus</Trans>
          </Link>
        </div>
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
    </SettingsPage>
  );
}
