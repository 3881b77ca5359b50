import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Check, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { LoaderOverlay } from '#app/ui/loader-overlay.tsx';
import type { Order } from '#domain/order.ts';
import { reasonsOf } from '#domain/rejection.ts';
import { css } from '#styled/css/index.js';

import { ApprovalOutcomes } from './approval-outcomes.tsx';
import { ApprovalRow, type ApprovalLook } from './approval-row.tsx';
import * as look from './approval.recipe.ts';
import { KeyHelp } from './key-help.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useApprovalKeys, useKeySwitch } from './use-approval-keys.ts';
import { useApprovals } from './use-approvals.ts';
import type { KeyCommand } from './approval-keys.ts';

interface ApprovalListProps extends ApprovalLook {
  orders: readonly Order[];
  /** Puts the focus where orders are looked for. */
  onFind: () => void;
}

const nothing = css({
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

/** The orders that wait for approval, to be decided on one by one or several at once, with or without a mouse. */
export function ApprovalList({ orders, onFind, ...shown }: ApprovalListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const { isOn } = useKeySwitch();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<Order | null>(null);
  const { accept, reject, outcomes, failure, busy } = useApprovals(orders);
  /** Where the focus was when its row was decided on. */
  const left = useRef<number | null>(null);
  const chosen = orders.filter(({ id }) => picked.has(id));

  const focusRow = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[data-order]')[index]?.focus();
  useEffect(() => {
    const place = left.current;
    if (place === null) return;
    left.current = null;
    focusRow(Math.min(place, orders.length - 1));
  }, [orders]);

  const choose = (id: number) =>
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const acceptAll = (some: readonly Order[]) => {
    const [first] = some;
    if (busy || !first) return;
    left.current = orders.indexOf(first);
    accept(some.map(({ id }) => id));
    setPicked(new Set());
  };

  const run = (command: KeyCommand) => {
    const index = orders.findIndex(({ id }) => id === focusedId());
    const order = orders[index];
    if (command === 'find') onFind();
    else if (command === 'next') focusRow(Math.min(index + 1, orders.length - 1));
    else if (command === 'previous') focusRow(Math.max(index - 1, 0));
    else if (!order) return;
    else if (command === 'choose') choose(order.id);
    else if (command === 'accept') acceptAll([order]);
    else if (command === 'reject') setRejecting(order);
    else {
      void navigate({ to: '/{-$locale}/my-orders/detail', search: { orderId: order.id } });
    }
  };
  useApprovalKeys(isOn, run);

  if (orders.length === 0) {
    return (
      <>
        <ApprovalOutcomes outcomes={outcomes} />
        <div className={nothing}>
          <CircleCheck aria-hidden size={40} strokeWidth={1.4} />
          <p>
            <Trans>Nothing waits for approval here.</Trans>
          </p>
        </div>
      </>
    );
  }
  const many = chosen.length;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column' })}>
      <LoaderOverlay busy={busy} />
      <KeyHelp />
      <ApprovalOutcomes outcomes={outcomes} />
      <div className={look.bulk} data-some={many > 0 ? '' : undefined}>
        <label className={look.chooseAll}>
          <input
            type="checkbox"
            checked={many === orders.length}
            onChange={() =>
              setPicked(new Set(many === orders.length ? [] : orders.map(({ id }) => id)))
            }
          />
          <Trans>Choose all on this page</Trans>
        </label>
        {many > 0 ? (
          <button
            type="button"
            className={button()}
            aria-disabled={busy ? true : undefined}
            onClick={() => {
              if (!busy) acceptAll(chosen);
            }}
          >
            <Check aria-hidden size={18} />
            <Plural value={many} one="Accept # order" other="Accept # orders" />
          </button>
        ) : null}
      </div>
      <ul ref={list} className={look.list}>
        {orders.map((order) => (
          <ApprovalRow
            key={order.id}
            {...shown}
            order={order}
            isChosen={picked.has(order.id)}
            waits={busy}
            onChoose={() => choose(order.id)}
            onAccept={() => acceptAll([order])}
            onReject={() => setRejecting(order)}
          />
        ))}
      </ul>
      {rejecting ? (
        <RejectDialog
          open
          onClose={() => setRejecting(null)}
          orderNumber={rejecting.number}
          paid={rejecting.payment === 'received'}
          reasons={reasonsOf.manager}
          failure={failure ? t(failure) : null}
          onReject={async (rejection) => {
            left.current = orders.indexOf(rejecting);
            if (await reject(rejecting, rejection)) setRejecting(null);
            else left.current = null;
          }}
        />
      ) : null}
    </div>
  );
}
