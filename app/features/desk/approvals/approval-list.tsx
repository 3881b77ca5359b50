import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';

import { LoaderOverlay } from '#app/ui/state/loader-overlay.tsx';
import { usePlaceInList } from '#app/ui/list/use-place-in-list.ts';
import type { Order } from '#domain/order/order.ts';
import { unpaidAmong } from '#domain/order/desk/desk-decision.ts';
import { reasonsOf, type Rejection } from '#domain/order/transitions/rejection.ts';
import { css } from '#styled/css/index.js';

import { ApprovalBulk } from './approval-bulk.tsx';
import { ApprovalFailure, ApprovalOutcomes } from './approval-outcomes.tsx';
import { ApprovalRow, type ApprovalLook } from './approval-row.tsx';
import * as look from './approval.recipe.ts';
import { KeyHelp } from './key-help.tsx';
import { RejectDialog } from '#app/entities/order/reject-dialog.tsx';
import { UnpaidDialog } from './unpaid-dialog.tsx';
import { useApprovalKeys, useKeySwitch } from './use-approval-keys.ts';
import { useApprovals } from './use-approvals.ts';
import type { KeyCommand } from './approval-keys.ts';

interface ApprovalListProps extends ApprovalLook {
  orders: readonly Order[];
  /** Whether a decision is in flight; once false, `orders` reflects the result. */
  isDeciding: boolean;
  /** The empty state, replacing the message that nothing is waiting. */
  nothing: ReactNode;
  /** Focuses the search field. */
  onFind: () => void;
}

const allDone = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  padding: '48px 24px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  textAlign: 'center',
  '& svg': { color: 'good' },
});

function focusedId(): number | null {
  const row = document.activeElement?.closest('[data-order]');
  return row ? Number(row.getAttribute('data-order')) : null;
}

/** The orders awaiting approval, to be decided on one by one or in bulk, with or without a mouse. */
export function ApprovalList(props: ApprovalListProps) {
  const { orders, isDeciding, nothing, onFind, ...shown } = props;
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const { isOn } = useKeySwitch();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly Order[]>([]);
  const { accept, reject, outcomes, failure, busy, ...told } = useApprovals(orders);
  const { forgetFailure, forgetOutcomes } = told;
  const empty = useRef<HTMLDivElement>(null);
  const chosen = orders.filter(({ id }) => picked.has(id));

  const rowAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[data-order]')[index] ?? null;
  const focusRow = (index: number) => rowAt(index)?.focus();
  const [unpaid, setUnpaid] = useState<readonly Order[]>([]);
  const isAsking = rejecting.length > 0 || unpaid.length > 0;
  // Updates in the same render that closes the dialog, one render before `isDeciding`.
  const [isAccepting, setAccepting] = useState(false);
  const leave = usePlaceInList(
    !isDeciding && !isAsking && !isAccepting,
    (place) => rowAt(Math.min(place, orders.length - 1)) ?? empty.current,
  );
  const leaveFirstOf = (some: readonly Order[]) =>
    leave(orders.findIndex(({ id }) => id === some[0]?.id));

  const choose = (id: number) =>
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  /** Failed orders stay selected, and so do those not decided on. */
  const unpick = (ids: readonly number[], failed: readonly number[]) => {
    const done = ids.filter((id) => !failed.includes(id));
    setPicked((before) => new Set([...before].filter((id) => !done.includes(id))));
  };
  const acceptAll = async (some: readonly Order[]) => {
    if (busy) return;
    leaveFirstOf(some);
    const ids = some.map(({ id }) => id);
    setAccepting(true);
    const failed = await accept(ids);
    setAccepting(false);
    unpick(ids, failed);
  };

  /** True when all were decided on, by this user or another; the dialog asks again about the rest. */
  const rejectAll = async (some: readonly Order[], rejection: Rejection) => {
    leaveFirstOf(some);
    const ids = some.map(({ id }) => id);
    const failed = await reject(ids, rejection);
    setRejecting(some.filter(({ id }) => failed.includes(id)));
    unpick(ids, failed);
    return failed.length === 0;
  };
  const keepAll = () => {
    // The dialog disappears with the focus in it.
    leaveFirstOf(rejecting);
    setRejecting([]);
    forgetFailure();
  };

  const run = (command: KeyCommand) => {
    const index = orders.findIndex(({ id }) => id === focusedId());
    const order = orders[index];
    if (command === 'search') onFind();
    else if (command === 'next') focusRow(Math.min(index + 1, orders.length - 1));
    else if (command === 'previous') focusRow(Math.max(index - 1, 0));
    else if (!order) return;
    else if (command === 'select') choose(order.id);
    else if (command === 'accept') void acceptAll([order]);
    else if (command === 'reject') setRejecting([order]);
    else {
      void navigate({ to: '/{-$locale}/my-orders/detail', search: { orderId: order.id } });
    }
  };
  useApprovalKeys(isOn, run);

  if (orders.length === 0) {
    return (
      <>
        <ApprovalOutcomes outcomes={outcomes} onClose={forgetOutcomes} />
        {/* Takes focus after the last order was decided on. */}
        <div ref={empty} tabIndex={-1}>
          {nothing ?? (
            <div className={allDone}>
              <CircleCheck aria-hidden size={40} strokeWidth={1.4} />
              <p>
                <Trans>Nothing to approve here.</Trans>
              </p>
            </div>
          )}
        </div>
      </>
    );
  }
  const many = chosen.length;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column' })}>
      <LoaderOverlay busy={busy} />
      <KeyHelp />
      <ApprovalOutcomes outcomes={outcomes} onClose={forgetOutcomes} />
      {failure && !isAsking ? <ApprovalFailure text={t(failure)} onClose={forgetFailure} /> : null}
      <ApprovalBulk
        chosen={many}
        isAll={many === orders.length}
        waits={busy}
        onChooseAll={() =>
          setPicked(new Set(many === orders.length ? [] : orders.map(({ id }) => id)))
        }
        onAccept={() => {
          if (many > 1 && unpaidAmong(chosen).count > 0) setUnpaid(chosen);
          else void acceptAll(chosen);
        }}
        onReject={() => setRejecting(chosen)}
      />
      <ul ref={list} className={look.list}>
        {orders.map((order) => (
          <ApprovalRow
            key={order.id}
            {...shown}
            order={order}
            isChosen={picked.has(order.id)}
            waits={busy}
            onChoose={() => choose(order.id)}
            onAccept={() => void acceptAll([order])}
            onReject={() => setRejecting([order])}
          />
        ))}
      </ul>
      <UnpaidDialog
        orders={unpaid}
        locale={props.locale}
        onClose={() => setUnpaid([])}
        onAccept={(some) => void acceptAll(some)}
      />
      {rejecting.length > 0 ? (
        <RejectDialog
          open
          onClose={keepAll}
          orders={rejecting}
          reasons={reasonsOf.manager}
          failure={failure ? t(failure) : null}
          onReject={(rejection) => rejectAll(rejecting, rejection)}
        />
      ) : null}
    </div>
  );
}
