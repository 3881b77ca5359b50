import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { focusWhenLost, busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Locale } from '#domain/locale.ts';
import { isUploading } from '#domain/order/transitions/order-move.ts';
import type { Order } from '#domain/order/order.ts';
import {
  awaitsRetake,
  hasNewVideo,
  mayAskForRetake,
  newVideoKind,
  replaceUntil,
  retakeUntil,
} from '#domain/order/delivery/retake.ts';
import { breachesOf } from '#domain/service/quality-promise.ts';
import { css, cx } from '#styled/css/index.js';

import { factsOf, VideoBreach } from './fulfilment/video-quality.tsx';
import { failureOf, moveFailure } from '#app/entities/order/action.messages.ts';
import { StopUpload } from './order-actions.tsx';
import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { replaceVideo } from '#app/entities/order/orders.functions.ts';
import { RetakeDialog } from './retake-dialog.tsx';
import { retakeTold } from '#app/entities/order/retake.messages.ts';

interface OrderRetakeProps {
  order: Order;
  viewer: Actor;
  locale: Locale;
  onChanged: () => Promise<void>;
  /** Cancels the upload in flight. */
  onStopUpload: () => Promise<unknown>;
  newVideo: { readonly upload: ReactNode; readonly player: ReactNode };
}

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginTop: '8px' });
const quiet = css({ color: 'text2', marginTop: '8px' });
const way = css({ marginTop: '16px' });

/** The state of a delivered video: a requested retake, a replacement that was sent, and the ways to either. */
export function OrderRetake(props: OrderRetakeProps) {
  const { order, viewer, locale } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { retake, retakenAt, replacedAt } = order;
  const state = [retake?.at, retakenAt, replacedAt].join();
  const seen = useRef(state);
  // The clicked button disappeared with its action.
  useEffect(() => {
    if (seen.current !== state) focusWhenLost(heading.current);
    seen.current = state;
  }, [state]);
  // Evaluated once per state of the order: a form does not close while it is in use just because time passes; the
  // server checks again.
  const [now] = useState(() => new Date());
  const asks = mayAskForRetake(viewer, order, now);
  const kind = newVideoKind(viewer, order, now);
  const hasState = retake !== null || replacedAt !== null;
  if (order.status !== 'completed' || !(asks || kind || hasState)) return null;
  return (
    <section
      aria-labelledby="retake-heading"
      className={cx(panel, kind === 'retaken' ? css({ borderColor: 'brandInk' }) : undefined)}
    >
      <h2 id="retake-heading" ref={heading} tabIndex={-1} className={panelHeading}>
        {asks && !hasState ? (
          <Trans>Something wrong with the video?</Trans>
        ) : retake === null ? (
          <Trans>New video</Trans>
        ) : (
          <Trans>Retake</Trans>
        )}
      </h2>
      <Told order={order} isFan={viewer.id === order.customerId} locale={locale} />
      {asks ? <Ask {...props} /> : null}
      {kind ? <Replace {...props} isAsked={kind === 'retaken'} /> : null}
    </section>
  );
}

/** The request and the replacement, worded for the reader. */
function Told(props: { order: Order; isFan: boolean; locale: Locale }) {
  const { order, isFan, locale } = props;
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { retake, retakenAt, replacedAt, celebrityName } = order;
  const askedAt = retake ? date.time(retake.at) : '';
  const newAt = retakenAt ? date.time(retakenAt) : '';
  const ownAt = replacedAt ? date.time(replacedAt) : '';
  return (
    <>
      {replacedAt ? (
        <p>
          <Trans>
            {celebrityName} replaced the video on {ownAt}.
          </Trans>
        </p>
      ) : null}
      {retake ? (
        <>
          <p>
            {isFan ? (
              <Trans>You asked for a retake on {askedAt}.</Trans>
            ) : (
              <Trans>The fan asked for a retake on {askedAt}.</Trans>
            )}{' '}
            {t(retakeTold[retake.reason])}
          </p>
          {retake.words === '' ? null : <p className={words}>{retake.words}</p>}
        </>
      ) : null}
      {retakenAt ? (
        <p className={css({ marginTop: '8px' })}>
          <Trans>
            {celebrityName} sent a new video on {newAt}.
          </Trans>
        </p>
      ) : null}
      {awaitsRetake(order) && isFan ? (
        <p className={quiet}>
          <Trans>We’ve told {celebrityName}. Until the new video is here you keep this one.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** Lets the fan request a retake. */
function Ask({ order, locale, onChanged }: OrderRetakeProps) {
  const [isOpen, setOpen] = useState(false);
  const date = useDateFormat(locale);
  const until = date.time(retakeUntil(order)?.toISOString() ?? order.modifiedAt);
  return (
    <>
      <p className={css({ color: 'text2' })}>
        <Trans>You can ask for one retake until {until}.</Trans>
      </p>
      <button type="button" className={cx(quietButton, way)} onClick={() => setOpen(true)}>
        <Trans>Ask for a retake</Trans>
      </button>
      <RetakeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        order={order}
        onAsked={onChanged}
      />
    </>
  );
}

/** Lets the celebrity upload, preview and send a new video. */
function Replace(props: OrderRetakeProps & { isAsked: boolean }) {
  const { order, locale, newVideo, isAsked, onChanged } = props;
  const date = useDateFormat(locale);
  const uploading = isUploading({ ...order, answerVideo: order.newVideo ?? order.answerVideo });
  const breaks = breachesOf(order.quality, factsOf(order.newVideo)).length > 0;
  const [isWanted, setWanted] = useState(false);
  const until = date.time(replaceUntil(order)?.toISOString() ?? order.modifiedAt);
  const isShown = isAsked || isWanted || uploading || order.newVideo !== null;
  return (
    <>
      <p className={css({ color: 'text2', marginTop: '8px' })}>
        {isAsked ? (
          <Trans>Upload a new video and send it. It then replaces the first one.</Trans>
        ) : (
          <Trans>You can replace the video once, until {until}.</Trans>
        )}
      </p>
      {uploading ? <StopUpload onStop={props.onStopUpload} onStopped={onChanged} /> : null}
      {order.newVideo ? (
        <div className={way}>
          {newVideo.player}
          <VideoBreach quality={order.quality} facts={factsOf(order.newVideo)} />
          {hasNewVideo(order) && !breaks ? (
            <Send {...props} videoId={order.newVideo.videoId} />
          ) : null}
        </div>
      ) : null}
      {isShown ? (
        <div className={way}>{newVideo.upload}</div>
      ) : (
        <button type="button" className={cx(quietButton, way)} onClick={() => setWanted(true)}>
          <Trans>Replace the video</Trans>
        </button>
      )}
    </>
  );
}

/** Sends the new video after confirmation, because it cannot be undone. */
function Send({ order, onChanged, videoId }: OrderRetakeProps & { videoId: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const mutationKey = ['new-video', order.id];
  const sending = useMutation({
    mutationKey,
    mutationFn: () => replaceVideo({ data: { orderId: order.id, videoId } }),
    // Refetch after success and after a refusal: a refusal means that the page is stale.
    onSettled: async () => {
      setAsking(false);
      await onChanged();
    },
  });
  /** Runs once, even on a double click, because a request in flight shows on the page one render later. */
  const send = () => {
    if (queryClient.isMutating({ mutationKey }) === 0) sending.mutate();
  };
  return (
    <>
      {sending.isError ? (
        <p role="alert" className={cx(fieldError, way)}>
          {t(moveFailure[failureOf(sending.error)])}
        </p>
      ) : null}
      <button type="button" className={cx(primaryButton, way)} onClick={() => setAsking(true)}>
        <Trans>Send the new video</Trans>
      </button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} label={t`Send the new video?`}>
        <div className={questionBox}>
          <h2 className={questionTitle}>
            <Trans>Send the new video?</Trans>
          </h2>
          <p className={questionWords}>
            <Trans>The fan gets it right away, and the first video is gone.</Trans>
          </p>
          <div className={questionFoot}>
            <button type="button" className={quietButton} onClick={() => setAsking(false)}>
              <Trans>Keep the first video</Trans>
            </button>
            <button
              type="button"
              className={primaryButton}
              {...busyButtonProps(sending.isPending, send)}
            >
              <Trans>Send the new video</Trans>
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
