import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { focusWhenLost, busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Order } from '#domain/order/order.ts';
import type { PendingFulfilment } from '#domain/order/delivery/pending-fulfilment.ts';
import { css, cx } from '#styled/css/index.js';
import { keepPendingAsDraft } from './fulfil-draft.ts';
import { FulfilmentLines } from './fulfilment-lines.tsx';
import type { ServiceNames } from '#app/entities/order/line-title.ts';
import { footBar } from '#app/entities/order/orders.recipe.ts';

const tickMs = 250;

const askAgainMs = 1_000;

const bar = css({ alignItems: 'center', marginTop: '16px' });

const countdown = css({ fontWeight: 500, fontVariantNumeric: 'tabular-nums', minWidth: 0 });

/** No wider than its text on a phone, so that the countdown next to it gets the remaining space. */
const undoButton = css({ mdDown: { flex: '0 0 auto!' } });

/** The whole seconds left of a period, counted from first render or refetch. */
function useSecondsLeft(leftMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(leftMs / 1_000));
  useEffect(() => {
    const end = performance.now() + leftMs;
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [leftMs]);
  return seconds;
}

interface PendingProps {
  order: Order;
  pending: PendingFulfilment;
  serviceNames: ServiceNames;
  /** Whether it was started on this page, so that focus belongs here. */
  isNew: boolean;
  isUndoing: boolean;
  onUndo: () => void;
  /** Checks whether it was sent, repeatedly once its time is over. */
  onDue: () => Promise<void>;
}

/**
 * Says that the order is about to be sent and with what, counts down, and can undo it. The server does the sending;
 * this page only checks whether it has. Screen readers announce it once, with the button, without the countdown.
 */
export function PendingFulfilmentBar(props: PendingProps) {
  const { order, pending, isNew } = props;
  const told = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft(pending.leftMs);
  const keep = useEffectEvent(() => {
    keepPendingAsDraft(order.id, pending);
    if (isNew) focusWhenLost(undo.current);
  });
  useEffect(() => keep(), [pending.id]);
  const isDue = seconds === 0;
  const ask = useEffectEvent(props.onDue);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setInterval(() => void ask().catch(() => undefined), askAgainMs);
    return () => clearInterval(timer);
  }, [isDue]);
  return (
    <section className={cx(panel, css({ borderColor: 'brandInk' }))}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '8px' })}>
        <Trans>About to be sent</Trans>
      </h2>
      <p id={told} className={css({ color: 'text2' })}>
        <Trans>
          Nothing has been sent yet. You can still undo it and change what you filled in.
        </Trans>
      </p>
      <FulfilmentLines
        order={order}
        typed={pending.answers}
        trackingNumber={pending.trackingNumber}
        serviceNames={props.serviceNames}
      />
      <div className={cx(footBar, bar)} data-foot-bar="fixed">
        <p className={countdown} aria-hidden="true" data-sending={isDue ? 'now' : 'soon'}>
          {isDue ? <Trans>Sending…</Trans> : <Trans>Sending in {seconds} s</Trans>}
        </p>
        <button
          ref={undo}
          type="button"
          aria-describedby={told}
          className={cx(button({ variant: 'outline' }), undoButton)}
          {...busyButtonProps(props.isUndoing, props.onUndo)}
        >
          <Undo2 aria-hidden size={20} />
          <Trans>Undo sending</Trans>
        </button>
      </div>
    </section>
  );
}
