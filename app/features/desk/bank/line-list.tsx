import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { useDecision } from '#app/ui/dialog/use-decision.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { usePlaceInList } from '#app/ui/list/use-place-in-list.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import type { Locale } from '#domain/locale.ts';
import { accountMoney } from '#domain/money/foreign-money.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { BankLine, BankList } from '#domain/payment/bank-desk/bank-line.ts';

import * as rows from '../approvals/approval.recipe.ts';
import { useApprovalKeys, useKeySwitch } from '../approvals/use-approval-keys.ts';
import type { KeyCommand } from '../approvals/approval-keys.ts';
import { AssignDialog } from './assign-dialog.tsx';
import * as look from './bank.recipe.ts';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { LineRow } from './line-row.tsx';
import type { BankActions } from './use-bank-actions.ts';

interface LineListProps {
  list: BankList;
  lines: readonly BankLine[];
  locale: Locale;
  actions: BankActions;
}

function focusedId(): number | null {
  const row = document.activeElement?.closest('[data-line]');
  return row ? Number(row.getAttribute('data-line')) : null;
}

/** The lines of one list. Those that are certain can be confirmed together, after the sum was said. */
export function LineList({ list, lines, locale, actions }: LineListProps) {
  const { t } = useLingui();
  const decide = useDecision();
  const { isOn } = useKeySwitch();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [assigning, setAssigning] = useState<BankLine | null>(null);
  const [ignoring, setIgnoring] = useState<BankLine | null>(null);
  const root = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const rowAt = (index: number) =>
    root.current?.querySelectorAll<HTMLElement>('[data-line]')[index] ?? null;
  const isAsking = assigning !== null || ignoring !== null;
  // Not the next button: an extra press must not book another payment.
  const leave = usePlaceInList(
    !actions.busy && !isAsking,
    (place) => rowAt(Math.min(place, lines.length - 1)) ?? empty.current,
  );
  const leaveLine = (id: number) => leave(lines.findIndex((line) => line.id === id));
  const isBulk = list === 'certain';
  const chosen = lines.filter(({ id }) => picked.has(id));
  const failure = actions.failure ? t(actions.failure) : null;

  const choose = (id: number) =>
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const confirm = async (some: readonly BankLine[]) => {
    const [first] = some;
    if (!first || actions.busy) return;
    const count = some.length;
    const sum = formatMoney(
      some.reduce((all, { cents }) => all + cents, 0),
      locale,
    );
    const isSure = await decide({
      title: t`${plural(count, { one: `Confirm # payment, ${sum}?`, other: `Confirm # payments, ${sum} in total?` })}`,
      consequence: t`The orders are marked as paid, and the fans get an email.`,
      confirm: t`Confirm payments`,
    });
    if (!isSure) return;
    leaveLine(first.id);
    await actions.confirm(some.map(({ id }) => id));
    setPicked(new Set());
  };
  const giveBack = async (line: BankLine) => {
    if (actions.busy) return;
    const sum = accountMoney(line.creditCents, line.currency, locale);
    const payer = line.payerName || t`No name`;
    const isSure = await decide({
      title: t`Mark ${sum} as sent back?`,
      consequence: t`This records that ${sum} went back to ${payer}, for good. It doesn’t move any money: send it first.`,
      confirm: t`Mark as sent back`,
    });
    if (!isSure) return;
    leaveLine(line.id);
    await actions.giveBack(line);
  };
  const run = (command: KeyCommand) => {
    const index = lines.findIndex(({ id }) => id === focusedId());
    const line = lines[index];
    if (command === 'next') rowAt(Math.min(index + 1, lines.length - 1))?.focus();
    else if (command === 'previous') rowAt(Math.max(index - 1, 0))?.focus();
    else if (!line || !isBulk) return;
    else if (command === 'select') choose(line.id);
    else if (command === 'accept') void confirm(chosen.length > 0 ? chosen : [line]);
  };
  useApprovalKeys(isOn && !isAsking, run);

  return (
    <>
      {failure && !isAsking ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <TriangleAlert aria-hidden />
          {failure}
        </p>
      ) : null}
      {actions.left > 0 ? (
        <p role="alert" className={notice({ tone: 'warn' })}>
          <TriangleAlert aria-hidden />
          <Plural
            value={actions.left}
            one="# payment wasn’t booked, because something has changed in the meantime."
            other="# payments weren’t booked, because something has changed in the meantime."
          />
        </p>
      ) : null}
      {lines.length === 0 ? (
        <div ref={empty} tabIndex={-1}>
          <NoDataPanel>
            <p>
              <Trans>
                Import a bank statement above. Its payments are sorted into these lists.
              </Trans>
            </p>
          </NoDataPanel>
        </div>
      ) : (
        <>
          {isBulk ? (
            <div className={rows.bulk} data-some={chosen.length > 0 ? '' : undefined}>
              <label className={rows.chooseAll}>
                <input
                  type="checkbox"
                  checked={chosen.length === lines.length}
                  onChange={() =>
                    setPicked(
                      new Set(chosen.length === lines.length ? [] : lines.map(({ id }) => id)),
                    )
                  }
                />
                <Trans>Select all on this page</Trans>
              </label>
              {chosen.length > 0 ? (
                <div className={rows.bulkActions}>
                  <button
                    type="button"
                    className={button()}
                    {...busyButtonProps(actions.busy, () => void confirm(chosen))}
                  >
                    <Check aria-hidden size={18} />
                    <Plural
                      value={chosen.length}
                      one="Confirm # payment"
                      other="Confirm # payments"
                    />
                  </button>
                </div>
              ) : null}
            </div>
          ) : null}
          {isBulk && isOn ? (
            <p className={look.small}>
              <Trans>Keys: J and K move, X selects, A confirms.</Trans>
            </p>
          ) : null}
          <ul ref={root} className={rows.list}>
            {lines.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                locale={locale}
                busy={actions.busy}
                chooser={
                  isBulk ? (
                    <label className={rows.chooser}>
                      <input
                        type="checkbox"
                        checked={picked.has(line.id)}
                        aria-label={t`Select the payment from ${line.payerName}`}
                        onChange={() => choose(line.id)}
                      />
                    </label>
                  ) : null
                }
                onConfirm={() => void confirm([line])}
                onBook={({ booking }) => {
                  leaveLine(line.id);
                  void actions.book(booking);
                }}
                onAssign={() => {
                  actions.forget();
                  setAssigning(line);
                }}
                onIgnore={() => {
                  actions.forget();
                  setIgnoring(line);
                }}
                onReturn={() => void giveBack(line)}
                onReopen={() => {
                  leaveLine(line.id);
                  void actions.reopen(line.id);
                }}
              />
            ))}
          </ul>
        </>
      )}
      <AssignDialog
        line={assigning}
        locale={locale}
        busy={actions.busy}
        failure={failure}
        onClose={() => setAssigning(null)}
        onAssign={(booking) => {
          leaveLine(booking.lineId);
          void actions.book(booking).then((isDone) => {
            if (isDone) setAssigning(null);
          });
        }}
      />
      <IgnoreDialog
        line={ignoring}
        busy={actions.busy}
        failure={failure}
        onClose={() => setIgnoring(null)}
        onIgnore={(note) => {
          if (!ignoring) return;
          leaveLine(ignoring.id);
          void actions.ignore(ignoring.id, note).then((isDone) => {
            if (isDone) setIgnoring(null);
          });
        }}
      />
    </>
  );
}
