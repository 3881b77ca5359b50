import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { MaskedIban } from '#app/entities/payment/masked-iban.tsx';
import { badge } from '#app/ui/badge.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { DueRefund } from '#domain/refund/refund.ts';

import * as look from '../runs/run-desk.recipe.ts';

interface DueRefundListProps {
  due: readonly DueRefund[];
  locale: Locale;
  /** Whether nothing can be prepared now. */
  isBusy: boolean;
  onPrepare: (chosen: readonly DueRefund[]) => void;
}

/** What has to go back; without an account it cannot be chosen. */
export function DueRefundList({ due, locale, isBusy, onPrepare }: DueRefundListProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const choosable = due.filter(({ account }) => account !== null);
  const chosen = choosable.filter(({ orderId }) => picked.has(orderId));
  const isAll = chosen.length === choosable.length;
  const sum = chosen.reduce((total, { cents }) => total + cents, 0);
  const choose = (id: number) =>
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      {choosable.length === 0 ? null : (
        <label className={look.pick}>
          <input
            type="checkbox"
            className={checkBox}
            checked={isAll}
            onChange={() =>
              setPicked(new Set(isAll ? [] : choosable.map(({ orderId }) => orderId)))
            }
          />
          <Trans>Select all</Trans>
        </label>
      )}
      <ul className={look.list} aria-label={t`Orders to refund`}>
        {due.map((one) => (
          <Row
            key={one.orderId}
            refund={one}
            locale={locale}
            isPicked={picked.has(one.orderId)}
            onPick={() => choose(one.orderId)}
          />
        ))}
      </ul>
      <div className={look.foot}>
        <button
          type="button"
          className={button()}
          {...busyButtonProps(isBusy || chosen.length === 0, () => onPrepare(chosen))}
        >
          <Trans>Prepare refunds</Trans>
        </button>
        <output>
          {chosen.length === 0 ? null : (
            <>
              <Plural value={chosen.length} one="# refund" other="# refunds" />,{' '}
              {formatMoney(sum, locale)}
            </>
          )}
        </output>
      </div>
    </>
  );
}

function Row(props: { refund: DueRefund; locale: Locale; isPicked: boolean; onPick: () => void }) {
  const { refund, locale } = props;
  const { orderId, number, fan, account, cents } = refund;
  const date = useDateFormat(locale);
  const since = date.day(refund.since);
  return (
    <li className={look.row}>
      {account ? (
        <label className={look.pick}>
          <input
            type="checkbox"
            className={checkBox}
            checked={props.isPicked}
            onChange={props.onPick}
          />
          <span className={look.name}>
            <Trans>Order {number}</Trans>, {fan}
          </span>
        </label>
      ) : (
        <span className={look.unpicked}>
          <Trans>Order {number}</Trans>, {fan}
        </span>
      )}
      <span className={look.account}>
        {account ? (
          <>
            {account.holder}, <MaskedIban end={account.end} />,{' '}
            {account.source === 'statement' ? (
              <Trans>from the bank statement</Trans>
            ) : (
              <Trans>given by the fan</Trans>
            )}
          </>
        ) : null}
        <span className={look.small}>
          {refund.reason === null ? null : (
            <>
              <Trans>Part of the order: {refund.reason}</Trans>
              {' · '}
            </>
          )}
          <Trans>Due since {since}</Trans>{' '}
          <Link to="/{-$locale}/my-orders/detail" search={{ orderId }} className={look.rowLink}>
            <Trans>See the order</Trans>
          </Link>
        </span>
      </span>
      {account ? null : (
        <span className={badge({ tone: 'neutral' })}>
          <Trans>Fan is asked for an account</Trans>
        </span>
      )}
      <span className={look.amount}>{formatMoney(cents, locale)}</span>
    </li>
  );
}
