import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { fieldError, primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { InSight } from '#app/ui/state/in-sight.tsx';
import { LoaderOverlay } from '#app/ui/state/loader-overlay.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import {
  isUploading,
  mayFulfil,
  mayRelease,
  movesOpenTo,
  mustWaitForPayment,
  mustWaitForStore,
} from '#domain/order/transitions/order-move.ts';
import { mustSendVideoFirst } from '#domain/order/transitions/video-moves.ts';
import type { OrderMove } from '#domain/order/transitions/order-moves.ts';
import type { OrderAuditAction } from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import { AppError } from '#domain/app-error.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';
import { breachesOf, type VideoFacts } from '#domain/service/quality-promise.ts';
import { reasonsOf } from '#domain/order/transitions/rejection.ts';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';
import {
  actionLabel,
  decisionOn,
  failureOf,
  moveFailure,
  storeClosed,
  videoFirst,
  waitsForPayment,
} from '#app/entities/order/action.messages.ts';
import { changeOrder, undoSending } from '#app/entities/order/orders.functions.ts';
import { dangerButton, footBar } from '#app/entities/order/orders.recipe.ts';
import { PendingFulfilmentBar } from './fulfilment/pending-fulfilment-bar.tsx';
import { ReleaseDialog } from './fulfilment/release-dialog.tsx';
import type { ServiceNames } from '#app/entities/order/line-title.ts';
import { FulfilForm } from './fulfilment/fulfil-form.tsx';
import { RejectDialog } from '#app/entities/order/reject-dialog.tsx';
import { factsOf, VideoBreach } from './fulfilment/video-quality.tsx';
import { useSending } from './use-sending.tsx';

const phoneOnly = css({ hideFrom: 'md' });

const box = css({ borderColor: 'brandInk' });

/** Below the header, and above the bar at the bottom of a phone's screen. */
const failureRoom = css({ marginBottom: '12px', scrollMarginBlock: '108px' });

interface OrderActionsProps {
  order: Order;
  viewer: User;
  onMoved: () => Promise<void>;
  serviceNames: ServiceNames;
  /** Cancels the upload that blocks the order. */
  onStopUpload: () => Promise<unknown>;
}

/** The moves available to this visitor, with their effects; the server checks the same table again. */
export function OrderActions({ order, viewer, onMoved, ...props }: OrderActionsProps) {
  const { serviceNames, onStopUpload } = props;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [rejecting, setRejecting] = useState<OrderMove | null>(null);
  const mutationKey = ['order-move', order.id];
  const change = useMutation({
    mutationKey,
    mutationFn: (deed: OrderAuditAction) =>
      changeOrder({ data: { ...deed, orderId: order.id, from: order.status } }),
    // The rejection's text stays on the screen until the request has got through.
    onSuccess: () => setRejecting(null),
    onError: (error) => {
      if (!['other', 'no_network'].includes(failureOf(error))) setRejecting(null);
    },
    // Refetch after success and after a refusal: a refusal means that the page is stale.
    onSettled: onMoved,
  });
  // Kept here, because a late undo is reported when there is nothing left to undo.
  const undo = useMutation({
    mutationFn: (pendingId: string) => undoSending({ data: { orderId: order.id, pendingId } }),
    onSettled: onMoved,
  });
  /** Runs once, even on a double click, because a move in flight shows on the page one render later. */
  const begin = async (deed: OrderAuditAction) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return null;
    undo.reset();
    return change.mutateAsync(deed).catch(() => null);
  };
  const moves = movesOpenTo(viewer, order);
  const videoMissing = mustSendVideoFirst(viewer, order);
  const waits = mustWaitForPayment(viewer, order);
  const releases = mayRelease(viewer, order);
  const [isReleasing, setReleasing] = useState(false);
  const uploading = mayFulfil(viewer, order) && isUploading(order);
  const isOpen = moves.length > 0 || videoMissing || releases || mayFulfil(viewer, order);
  const texts = decisionOn(order);
  const facts = refusedFacts(change.error) ?? factsOf(order.answerVideo);
  const breaks = breachesOf(order.quality, facts).length > 0;
  const answers = mayFulfil(viewer, order) && !videoMissing && !uploading;
  const fulfils = answers && !breaks;
  const hasForm = fulfils;
  const atFoot = viewer.id === order.celebrityId && isOpen && !hasForm;
  const { pending, isNew, isUndone, heading } = useSending(order, viewer);
  const error = undo.error ?? change.error;
  // Whatever prevented the undo, the order has been sent by now.
  const isTooLate = undo.error !== null && order.status === 'completed';
  const failure = error ? t(moveFailure[isTooLate ? 'already_sent' : failureOf(error)]) : null;
  if (pending) {
    return (
      <>
        {failure ? (
          <InSight key={failure} className={cx(fieldError, failureRoom)}>
            {failure}
          </InSight>
        ) : null}
        <PendingFulfilmentBar
          {...{ order, pending, isNew }}
          serviceNames={serviceNames}
          isUndoing={undo.isPending}
          onUndo={() => {
            change.reset();
            undo.mutate(pending.id);
          }}
          onDue={onMoved}
        />
      </>
    );
  }
  if (!isOpen && !failure) return null;
  return (
    <section className={cx(panel, box)}>
      <LoaderOverlay busy={change.isPending} />
      {failure && !rejecting ? (
        <InSight key={failure} className={cx(fieldError, failureRoom)}>
          {failure}
        </InSight>
      ) : null}
      {isOpen && texts ? (
        <>
          <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h3', marginBottom: '8px' })}>
            {t(texts.title)}
          </h2>
          {isUndone ? (
            <output className={css({ display: 'block', fontWeight: 500, marginBottom: '8px' })}>
              <Trans>Undone. Nothing was sent.</Trans>
            </output>
          ) : null}
          <p className={css({ color: 'text2' })}>{t(texts.consequence)}</p>
        </>
      ) : null}
      {uploading ? (
        <StopUpload onStop={onStopUpload} onStopped={onMoved} />
      ) : videoMissing ? (
        <p className={css({ fontWeight: 500, marginTop: '8px' })}>{t(videoFirst)}</p>
      ) : null}
      {answers && breaks ? <VideoBreach quality={order.quality} facts={facts} /> : null}
      {mustWaitForStore(viewer, order) ? (
        <p className={css({ color: 'warn', marginTop: '8px' })}>{t(storeClosed(order))}</p>
      ) : null}
      {waits && viewer.id === order.celebrityId ? (
        <p className={css({ fontWeight: 500, marginTop: '8px' })}>{t(waitsForPayment)}</p>
      ) : isOpen && awaitsPayment(order) ? (
        <p className={css({ color: 'warn', marginTop: '8px' })}>
          <Trans>This order isn’t paid yet.</Trans>
        </p>
      ) : null}
      <div className={footBar} data-foot-bar={atFoot ? 'fixed' : undefined}>
        {videoMissing || (answers && breaks) ? (
          <a href="#answer-video" className={cx(primaryButton, phoneOnly)}>
            <Trans>To the video</Trans>
          </a>
        ) : null}
        {releases ? (
          <button type="button" className={quietButton} onClick={() => setReleasing(true)}>
            <Trans>Start before payment…</Trans>
          </button>
        ) : null}
        {fulfils ? (
          <FulfilForm
            order={order}
            serviceNames={serviceNames}
            refused={change.error instanceof AppError ? change.error.fields : {}}
            onFulfil={begin}
          />
        ) : null}
        {moves.map((move) =>
          move.action === 'fulfil' ? null : (
            <MoveButton
              key={move.action}
              action={move.action}
              waits={change.isPending}
              onPress={() => {
                if (move.action === 'reject') setRejecting(move);
                else void begin({ action: 'accept' });
              }}
            />
          ),
        )}
      </div>
      {releases ? (
        <ReleaseDialog
          open={isReleasing}
          onClose={() => setReleasing(false)}
          order={order}
          onReleased={onMoved}
        />
      ) : null}
      <RejectDialog
        open={rejecting !== null}
        onClose={() => setRejecting(null)}
        orders={[order]}
        reasons={rejecting ? reasonsOf[rejecting.part] : []}
        failure={failure}
        onReject={(rejection) => begin({ action: 'reject', rejection })}
      />
    </section>
  );
}

/** What the server found in a video that it could look into only when it was to be sent. */
function refusedFacts(error: Error | null): VideoFacts | null {
  if (!(error instanceof AppError) || error.code !== 'video_below_promise') return null;
  const { seconds, sound } = error.fields;
  return { seconds: seconds === undefined ? null : Number(seconds), sound: sound === undefined };
}

/** Says that an upload, possibly left on another device, blocks the order, and can cancel it. */
export function StopUpload(props: {
  onStop: () => Promise<unknown>;
  onStopped: () => Promise<void>;
}) {
  const stop = useMutation({ mutationFn: props.onStop, onSettled: props.onStopped });
  return (
    <>
      <p className={css({ fontWeight: 500, marginTop: '8px' })}>
        <Trans>A video is still uploading. Nothing is sent until it’s complete.</Trans>
      </p>
      <button
        type="button"
        className={cx(quietButton, css({ marginTop: '12px' }))}
        {...busyButtonProps(stop.isPending, () => stop.mutate())}
      >
        <Trans>Stop the upload</Trans>
      </button>
    </>
  );
}

function MoveButton(props: { action: OrderMove['action']; waits: boolean; onPress: () => void }) {
  const { t } = useLingui();
  const rejects = props.action === 'reject';
  return (
    <button
      type="button"
      className={rejects ? dangerButton : primaryButton}
      {...busyButtonProps(props.waits, props.onPress)}
    >
      {rejects ? <X aria-hidden size={20} /> : <Check aria-hidden size={20} />}
      {t(actionLabel[props.action])}
    </button>
  );
}
