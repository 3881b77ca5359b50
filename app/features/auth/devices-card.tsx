import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, LogOut, MonitorSmartphone } from 'lucide-react';
import { useId } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { useDateFormat } from '#app/platform/use-date-format.ts';
import { badge } from '#app/ui/badge.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/form.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { signOutElsewhere } from './devices.functions.ts';
import { devicesQuery } from './devices.queries.ts';
import { safetyRow, safetyTitle } from './safety.recipe.ts';

/** Where the person is signed in, and a way out of everywhere else. */
export function DevicesCard({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const heading = useId();
  const hydrated = useHydrated();
  const { say } = useToasts();
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const { data: devices, isError } = useQuery(devicesQuery);
  const ending = useMutation({
    mutationFn: () => signOutElsewhere(),
    onSuccess: (left) => {
      queryClient.setQueryData(devicesQuery.queryKey, left);
      say({ id: 'devices', kind: 'success', text: t`You are signed out everywhere else` });
    },
    onError: () =>
      say({ id: 'devices', kind: 'error', text: t`An error occurred. Please try later` }),
  });
  return (
    <section className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={safetyTitle}>
        <Trans>Where you are signed in</Trans>
      </h2>
      {isError && !devices ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <CircleAlert aria-hidden />
          <Trans>An error occurred. Please try later</Trans>
        </p>
      ) : null}
      <ul className={css({ listStyle: 'none' })}>
        {devices?.map(({ name, since, lastSeen, isThis }) => (
          <li key={`${since} ${name}`} className={safetyRow}>
            <MonitorSmartphone aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <strong>{name || <Trans>Unknown device</Trans>}</strong>
              <small>
                <Trans>
                  Signed in {date.time(since)}, last used {date.time(lastSeen)}
                </Trans>
              </small>
            </span>
            {isThis ? (
              <span className={badge({ tone: 'good' })}>
                <Trans>This device</Trans>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {devices?.some(({ isThis }) => !isThis) ? (
        <button
          type="button"
          className={button({ variant: 'outline' })}
          disabled={!hydrated || ending.isPending}
          onClick={() => ending.mutate()}
        >
          <LogOut aria-hidden size={20} />
          <Trans>Sign out everywhere else</Trans>
        </button>
      ) : null}
    </section>
  );
}
