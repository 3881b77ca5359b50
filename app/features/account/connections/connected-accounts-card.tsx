import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { settingRow } from '#app/ui/layout/setting-row.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { disconnectProvider } from './connected-accounts.functions.ts';
import { connectedAccountsQuery } from './connected-accounts.queries.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { safetyTitle } from '../safety.recipe.ts';

/** The providers connected to the account, each with a way to disconnect it. Renders nothing if there are none. */
export function ConnectedAccountsCard({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const heading = useId();
  const hydrated = useHydrated();
  const { say } = useToasts();
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const { data: accounts = [] } = useQuery(connectedAccountsQuery);
  const [asked, setAsked] = useState<{ issuer: string; name: string } | null>(null);
  if (accounts.length === 0) return null;

  async function disconnect(current: string) {
    if (!asked) return;
    const { issuer, name } = asked;
    const left = await disconnectProvider({ data: { issuer, current, locale } });
    queryClient.setQueryData(connectedAccountsQuery.queryKey, left);
    setAsked(null);
    say({ id: 'connected', kind: 'success', text: t`${name} is disconnected` });
  }
  return (
    <section className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={safetyTitle}>
        <Trans>Connected accounts</Trans>
      </h2>
      <ul className={css({ listStyle: 'none' })}>
        {accounts.map(({ issuer, name, since }) => (
          <li key={issuer} className={settingRow}>
            <Link2 aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <strong>{name}</strong>
              <small>
                <Trans>Connected on {date.day(since)}</Trans>
              </small>
            </span>
            <button
              type="button"
              className={button({ variant: 'outline', size: 'small' })}
              disabled={!hydrated}
              aria-label={t`Disconnect ${name}`}
              onClick={() => setAsked({ issuer, name })}
            >
              <Trans>Disconnect</Trans>
            </button>
          </li>
        ))}
      </ul>
      <DisconnectDialog
        name={asked?.name ?? ''}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onSubmit={disconnect}
      />
    </section>
  );
}
