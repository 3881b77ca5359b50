import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { MaskedIban } from '#app/entities/payment/masked-iban.tsx';
import { PayoutPartsNote } from '#app/entities/payout/payout-parts.tsx';
import { badge } from '#app/ui/badge.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PayableCelebrity } from '#domain/payout/payout.ts';
import type { HolderHint } from '#domain/payout/payout-account.ts';

import * as look from '../runs/run-desk.recipe.ts';

interface PayableListProps {
  payable: readonly PayableCelebrity[];
  locale: Locale;
  /** Whether nothing can be prepared now. */
  isBusy: boolean;
  onPrepare: (chosen: readonly PayableCelebrity[]) => void;
}

const looks = {
  same: { tone: 'good', Icon: CircleCheck },
  similar: { tone: 'neutral', Icon: CircleHelp },
  different: { tone: 'warn', Icon: TriangleAlert },
} as const;

function Hint({ hint }: { hint: HolderHint }) {
  const { tone, Icon } = looks[hint];
  return (
    <span className={badge({ tone })}>
      <Icon aria-hidden />
      {hint === 'same' ? <Trans>Name matches</Trans> : null}
      {hint === 'similar' ? <Trans>Name is similar</Trans> : null}
      {hint === 'different' ? <Trans>Name differs</Trans> : null}
    </span>
  );
}

/** Who can be paid; those without an account cannot be chosen. */
export function PayableList({ payable, locale, isBusy, onPrepare }: PayableListProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const choosable = payable.filter(({ account }) => account !== null);
  const chosen = choosable.filter(({ celebrityId }) => picked.has(celebrityId));
  const isAll = chosen.length === choosable.length;
  const sum = chosen.reduce((cents, { balance }) => cents + balance.available, 0);
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
              setPicked(new Set(isAll ? [] : choosable.map(({ celebrityId }) => celebrityId)))
            }
          />
          <Trans>Select all</Trans>
        </label>
      )}
      <ul className={look.list} aria-label={t`Celebrities to pay`}>
        {payable.map((one) => (
          <Row
            key={one.celebrityId}
            payable={one}
            locale={locale}
            isPicked={picked.has(one.celebrityId)}
            onPick={() => choose(one.celebrityId)}
          />
        ))}
      </ul>
      <div className={look.foot}>
        <button
          type="button"
          className={button()}
          {...busyButtonProps(isBusy || chosen.length === 0, () => onPrepare(chosen))}
        >
          <Trans>Prepare payouts</Trans>
        </button>
        <output>
          {chosen.length === 0 ? null : (
            <>
              <Plural value={chosen.length} one="# payout" other="# payouts" />,{' '}
              {formatMoney(sum, locale)}
            </>
          )}
        </output>
      </div>
    </>
  );
}

function Row(props: {
  payable: PayableCelebrity;
  locale: Locale;
  isPicked: boolean;
  onPick: () => void;
}) {
  const { payable, locale } = props;
  const { name, account, balance } = payable;
  const date = useDateFormat(locale);
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
          <span className={look.name}>{name}</span>
        </label>
      ) : (
        <span className={look.unpicked}>{name}</span>
      )}
      <span className={look.account}>
        {account ? (
          <>
            {account.holder}, <MaskedIban end={account.end} />,{' '}
            <Trans>set on {date.day(account.changedAt)}</Trans>
          </>
        ) : (
          <Trans>No payout account yet</Trans>
        )}
        <PayoutPartsNote parts={payable.parts} locale={locale} className={look.small} />
      </span>
      {account ? <Hint hint={account.hint} /> : null}
      <span className={look.amount}>{formatMoney(balance.available, locale)}</span>
    </li>
  );
}
