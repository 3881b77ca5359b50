import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, LogOut, MonitorSmartphone } from 'lucide-react';
import { useId, useRef } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { badge } from '#app/ui/badge.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { settingRow } from '#app/ui/layout/setting-row.recipe.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { signOutDevice, signOutElsewhere } from './devices.functions.ts';
import { devicesQuery } from './devices.queries.ts';
import { safetyTitle } from '../safety.recipe.ts';

/** Where the user is signed in, with a way to sign out of each other device, or of all of them. */
export function DevicesCard({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const { say } = useToasts();
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const { data: devices, isError } = useQuery(devicesQuery);
  const ending = useMutation({
    /** Null means all other devices. */
    mutationFn: (device: string | null) =>
      device === null ? signOutElsewhere() : signOutDevice({ data: { device } }),
    onSuccess: (left, device) => {
      queryClient.setQueryData(devicesQuery.queryKey, left);
      const text =
        device === null
          ? t`You’ve been logged out everywhere else`
          : t`That device has been logged out`;
      say({ id: 'devices', kind: 'success', text });
      // The clicked button is gone.
      heading.current?.focus();
    },
    onError: (error) => {
      if (isSessionGone(error)) return;
      say({ id: 'devices', kind: 'error', text: t`An error occurred. Please try later` });
    },
  });
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={safetyTitle}>
        <Trans>Where you’re logged in</Trans>
      </h2>
      {isError && !devices ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <CircleAlert aria-hidden />
          <Trans>An error occurred. Please try later</Trans>
        </p>
      ) : null}
      <ul className={css({ listStyle: 'none' })}>
        {devices?.map(({ id, name, since, lastSeen, isThis }) => (
          <li key={id} className={settingRow}>
            <MonitorSmartphone aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <strong>{name || <Trans>Unknown device</Trans>}</strong>
              <small id={`${headingId}-${id}`}>
                <Trans>
                  Logged in {date.time(since)}, last active {date.time(lastSeen)}
                </Trans>
              </small>
            </span>
            {isThis ? (
              <span className={badge({ tone: 'good' })}>
                <Trans>This device</Trans>
              </span>
            ) : (
              <button
                type="button"
                className={button({ variant: 'outline', size: 'small' })}
                disabled={!hydrated}
                aria-label={t`Log out: ${name || t`Unknown device`}`}
                aria-describedby={`${headingId}-${id}`}
                {...busyButtonProps(ending.isPending, () => ending.mutate(id))}
              >
                <Trans context="another device">Log out</Trans>
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices?.some(({ isThis }) => !isThis) ? (
        <button
          type="button"
          className={cx(button({ variant: 'outline' }), css({ marginTop: '12px' }))}
          disabled={!hydrated}
          {...busyButtonProps(ending.isPending, () => ending.mutate(null))}
        >
          <LogOut aria-hidden size={20} />
          <Trans>Log out everywhere else</Trans>
        </button>
      ) : null}
    </section>
  );
}
