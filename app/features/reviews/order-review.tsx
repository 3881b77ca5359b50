import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { User } from '#domain/account/user.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { mayReview, type OwnReview } from '#domain/review/review.ts';
import { css } from '#styled/css/index.js';

import { AnswerForm } from './answer-form.tsx';
import { deleteReview } from './order-review.functions.ts';
import { orderReviewQuery } from './order-review.queries.ts';
import { ReviewForm } from './review-form.tsx';
import { quote, ReviewWords, Stars } from './review-words.tsx';
import { reviewFailure } from './order-review.messages.ts';

interface OrderReviewProps {
  order: Order;
  viewer: User;
  locale: Locale;
}

const hint = css({ textStyle: 'hint', color: 'text2', marginTop: '8px' });
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' });

/** The review of an order: written, changed and removed by its fan, answered by its celebrity. */
export function OrderReview({ order, viewer, locale }: OrderReviewProps) {
  const isDone = order.status === 'completed';
  const { data: review } = useQuery({ ...orderReviewQuery(order.id), enabled: isDone });
  const isFan = viewer.id === order.customerId;
  if (!isDone || review === undefined) return null;
  if (review === null && !mayReview(viewer, order)) return null;
  return (
    <section id="review" className={panel} aria-labelledby="review-heading">
      <h2 id="review-heading" className={panelHeading}>
        <Star
          size={20}
          aria-hidden
          className={css({ display: 'inline', verticalAlign: '-3px', marginRight: '8px' })}
        />
        {isFan ? <Trans>Your review</Trans> : <Trans>The fan’s review</Trans>}
      </h2>
      {review === null ? (
        <ReviewForm order={order} locale={locale} />
      ) : (
        <Written review={review} order={order} viewer={viewer} locale={locale} />
      )}
    </section>
  );
}

function Written({ review, order, viewer, locale }: OrderReviewProps & { review: OwnReview }) {
  const [isEditing, setEditing] = useState(false);
  const { celebrityName } = order;
  const isFan = viewer.id === order.customerId;
  if (review.state === 'removed') {
    return (
      <p>
        <Trans>You removed your review. Each order can be reviewed once.</Trans>
      </p>
    );
  }
  if (isEditing) {
    return (
      <ReviewForm order={order} locale={locale} review={review} onDone={() => setEditing(false)} />
    );
  }
  return (
    <>
      <Stars stars={review.stars} />
      <ReviewWords words={review.words} language={review.language} />
      {review.state === 'hidden' ? (
        <p className={hint}>
          <Trans>We took this review down after a report. Our email says why.</Trans>
        </p>
      ) : null}
      {review.answer !== null && viewer.id !== order.celebrityId ? (
        <div className={quote}>
          <p className={css({ fontWeight: 600 })}>
            <Trans>Answer from {celebrityName}</Trans>
          </p>
          <ReviewWords words={review.answer} />
        </div>
      ) : null}
      {isFan ? (
        <FanTools review={review} order={order} locale={locale} onEdit={() => setEditing(true)} />
      ) : null}
      {viewer.id === order.celebrityId ? <AnswerForm order={order} review={review} /> : null}
    </>
  );
}

/** Changing in time, and removing, which is asked twice. */
function FanTools(props: { review: OwnReview; order: Order; locale: Locale; onEdit: () => void }) {
  const { review, order } = props;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const date = useDateFormat(props.locale);
  const [isAsked, setAsked] = useState(false);
  const { version } = review;
  const removing = useMutation({
    mutationFn: () => deleteReview({ data: { orderId: order.id, version } }),
    onSuccess: (after) => queryClient.setQueryData(orderReviewQuery(order.id).queryKey, after),
  });
  const [now] = useState(() => Date.now());
  const isInTime = new Date(review.editableUntil).getTime() > now;
  const day = date.day(review.editableUntil);
  const mayEdit = isInTime && review.state === 'public';
  return (
    <>
      {mayEdit ? (
        <p className={hint}>
          <Trans>You can change it until {day}, and remove it at any time.</Trans>
        </p>
      ) : null}
      {removing.isError ? (
        <p role="alert" className={fieldError}>
          {t(reviewFailure(removing.error))}
        </p>
      ) : null}
      <div className={tools}>
        {mayEdit && !isAsked ? (
          <button type="button" className={button({ variant: 'outline' })} onClick={props.onEdit}>
            <Trans>Change review</Trans>
          </button>
        ) : null}
        {isAsked ? (
          <>
            <p className={css({ flexBasis: '100%' })}>
              <Trans>Remove it for good? You can’t review this order again.</Trans>
            </p>
            <button
              type="button"
              className={button({ variant: 'danger' })}
              {...busyButtonProps(removing.isPending, () => removing.mutate())}
            >
              <Trans>Remove for good</Trans>
            </button>
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => setAsked(false)}
            >
              <Trans>Keep it</Trans>
            </button>
          </>
        ) : (
          <button
            type="button"
            className={button({ variant: 'quiet' })}
            onClick={() => setAsked(true)}
          >
            <Trans>Remove review</Trans>
          </button>
        )}
      </div>
    </>
  );
}
