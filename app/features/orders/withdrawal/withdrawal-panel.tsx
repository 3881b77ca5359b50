import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import type { Withdrawal, WithdrawalView } from '#domain/order/withdrawal/withdrawal.ts';
import { css, cx } from '#styled/css/index.js';

import { WithdrawDialog } from './withdraw-dialog.tsx';
import { withdrawFromOrder } from './withdrawal.functions.ts';
import { obstacleWords } from './withdrawal.messages.ts';

interface WithdrawalPanelProps {
  view: WithdrawalView;
  viewer: { readonly name: string };
  /** Whether the viewer placed the order. */
  isOwn: boolean;
  locale: Locale;
  heading: ReactNode;
  onChanged: () => Promise<void>;
}

const quiet = css({ color: 'text2', marginTop: '8px' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
});

/** The right of withdrawal of one order: the two steps by which it is used, what came of it, or why it is over. */
export function WithdrawalPanel(props: WithdrawalPanelProps) {
  const { view, viewer, isOwn, locale, heading, onChanged } = props;
  const { orderId, withdrawal, standing } = view;
  const [isOpen, setOpen] = useState(false);
  const date = useDateFormat(locale);
  const withdrawing = useMutation({
    mutationFn: (reason: string) => withdrawFromOrder({ data: { orderId, reason } }),
    onSuccess: async () => {
      setOpen(false);
      await onChanged();
    },
    // Refetch after a refusal as well: it means that the page is stale.
    onError: onChanged,
  });
  return (
    <section className={panel} aria-labelledby={`withdrawal-${orderId}`}>
      <h2 id={`withdrawal-${orderId}`} className={panelHeading}>
        {heading}
      </h2>
      {withdrawal ? (
        <Declared withdrawal={withdrawal} isOwn={isOwn} locale={locale} />
      ) : standing.kind === 'open' ? (
        <OpenRight until={standing.until ? date.day(standing.until) : null} />
      ) : (
        <ClosedRight {...{ view, locale }} />
      )}
      {withdrawal === null && standing.kind === 'open' && isOwn ? (
        <button
          type="button"
          className={cx(button({ variant: 'outline' }), css({ marginTop: '16px' }))}
          onClick={() => {
            withdrawing.reset();
            setOpen(true);
          }}
        >
          <Trans>Withdraw from contract here</Trans>
        </button>
      ) : null}
      <WithdrawDialog
        view={view}
        name={viewer.name}
        open={isOpen}
        isBusy={withdrawing.isPending}
        error={withdrawing.error}
        onClose={() => setOpen(false)}
        onConfirm={(reason) => withdrawing.mutate(reason)}
      />
    </section>
  );
}

function OpenRight({ until }: { until: string | null }) {
  return (
    <p>
      {until === null ? (
        <Trans>You can withdraw from this order. You don’t have to give a reason.</Trans>
      ) : (
        <Trans>You can withdraw from this order until {until}, without giving a reason.</Trans>
      )}
    </p>
  );
}

function ClosedRight({ view, locale }: Pick<WithdrawalPanelProps, 'view' | 'locale'>) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { standing, consent } = view;
  if (standing.kind === 'open') return null;
  const agreed = consent ? date.time(consent.at) : '';
  return (
    <>
      <p>{t(obstacleWords(standing.why, standing.since ? date.day(standing.since) : ''))}</p>
      {consent ? (
        <p className={quiet}>
          <Trans>You agreed to that on {agreed}.</Trans>{' '}
          <Link to="/{-$locale}/legal/$hash" params={{ hash: consent.hash }} className={link}>
            <Trans>Read the text</Trans>
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Declared(props: { withdrawal: Withdrawal; isOwn: boolean; locale: Locale }) {
  const { withdrawal, isOwn, locale } = props;
  const { at, reason, awaitsReturn, returnedAt } = withdrawal;
  const date = useDateFormat(locale);
  const declared = date.time(at);
  const returned = returnedAt ? date.day(returnedAt) : '';
  return (
    <>
      <p>
        {isOwn ? (
          <Trans>You withdrew from this order on {declared}.</Trans>
        ) : (
          <Trans>The fan withdrew from this order on {declared}.</Trans>
        )}
      </p>
      {awaitsReturn ? (
        <p className={quiet}>
          {isOwn ? (
            <Trans>
              Please send the goods back within 14 days. Once they’re here, you’ll get your money
              back.
            </Trans>
          ) : (
            <Trans>We’re waiting for the goods.</Trans>
          )}
        </p>
      ) : null}
      {returnedAt ? (
        <p className={quiet}>
          <Trans>The goods came back on {returned}.</Trans>
        </p>
      ) : null}
      {reason === '' ? null : (
        <p className={quiet}>
          <Trans>Reason: {reason}</Trans>
        </p>
      )}
    </>
  );
}
