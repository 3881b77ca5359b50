import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { settingRow } from '#app/ui/layout/setting-row.recipe.ts';
import type { Locale } from '#domain/locale.ts';

import { AddressCodesForm } from './address-codes-form.tsx';
import { AddressForm } from './address-form.tsx';
import { addressQuery } from './address.queries.ts';
import type { OwnAddress } from '#domain/account/own-address.ts';
import { safetyTitle } from '../safety.recipe.ts';

/** The account's email address, with a way to change it. */
export function AddressCard({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const { data: address, isError, refetch } = useQuery(addressQuery);
  const [isOpen, setIsOpen] = useState(false);

  /** The clicked button is gone, so the heading takes focus. */
  function show(next: OwnAddress) {
    queryClient.setQueryData(addressQuery.queryKey, next);
    setIsOpen(false);
    heading.current?.focus();
  }
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={safetyTitle}>
        <Trans>Email address</Trans>
      </h2>
      {address ? null : hydrated && isError ? (
        <ErrorPanel
          sentence={t`An error occurred. Please try later`}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingPanel />
      )}
      {address ? (
        <div className={settingRow}>
          <Mail aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <strong>{address.email}</strong>
            <small>
              <Trans>We send codes and account notices here.</Trans>
            </small>
          </span>
          {address.wanted === null && !isOpen ? (
            <button
              type="button"
              className={button({ variant: 'outline', size: 'small' })}
              disabled={!hydrated}
              onClick={() => setIsOpen(true)}
            >
              <Trans>Change the address</Trans>
            </button>
          ) : null}
        </div>
      ) : null}
      {address?.wanted === null && isOpen ? (
        <AddressForm
          locale={locale}
          onSent={show}
          onClose={() => {
            setIsOpen(false);
            heading.current?.focus();
          }}
        />
      ) : null}
      {address && address.wanted !== null ? (
        <AddressCodesForm
          locale={locale}
          wanted={address.wanted}
          email={address.email}
          onDropped={show}
          onChanged={(next) => {
            show(next);
            say({ id: 'address', kind: 'success', text: t`Your email address was changed` });
          }}
        />
      ) : null}
    </section>
  );
}
