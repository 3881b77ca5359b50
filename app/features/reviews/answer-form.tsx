import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Order } from '#domain/order/order.ts';
import { reviewAnswerSchema, reviewLimits, type OwnReview } from '#domain/review/review.ts';
import { css } from '#styled/css/index.js';

import { sendReviewAnswer } from './order-review.functions.ts';
import { orderReviewQuery } from './order-review.queries.ts';
import { quote, ReviewWords } from './review-words.tsx';
import { reviewFailure } from './order-review.messages.ts';

interface AnswerFormProps {
  order: Pick<Order, 'id'>;
  review: OwnReview;
}

/** A celebrity's answer to a review: written, changed, or taken away. */
export function AnswerForm({ order, review }: AnswerFormProps) {
  const [isEditing, setEditing] = useState(false);
  if (review.answer === null || isEditing) {
    return <Typing order={order} review={review} onDone={() => setEditing(false)} />;
  }
  return (
    <div className={quote}>
      <p className={css({ fontWeight: 600 })}>
        <Trans>Your answer</Trans>
      </p>
      <ReviewWords words={review.answer} />
      {review.isAnswerHidden ? (
        <p className={css({ textStyle: 'hint', color: 'text2' })}>
          <Trans>We took this answer down after a report. Our email says why.</Trans>
        </p>
      ) : (
        <button
          type="button"
          className={button({ variant: 'quiet' })}
          onClick={() => setEditing(true)}
        >
          <Trans>Change answer</Trans>
        </button>
      )}
    </div>
  );
}

function Typing({ order, review, onDone }: AnswerFormProps & { onDone: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { version } = review;
  const sending = useMutation({
    mutationFn: (answer: string | null) =>
      sendReviewAnswer({ data: { orderId: order.id, version, answer } }),
    onSuccess: (after) => {
      queryClient.setQueryData(orderReviewQuery(order.id).queryKey, after);
      onDone();
    },
  });
  const send = (answer: string | null) =>
    sending.mutateAsync(answer).then(
      () => undefined,
      () => undefined,
    );
  const form = useAppForm({
    defaultValues: { answer: review.answer ?? '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: reviewAnswerSchema },
    onSubmit: ({ value }) => send(value.answer),
  });
  return (
    <form.AppForm>
      <form.Form className={css({ marginTop: '16px' })}>
        {sending.isError ? (
          <p role="alert" className={fieldError}>
            {t(reviewFailure(sending.error))}
          </p>
        ) : null}
        <form.AppField name="answer">
          {({ TextArea }) => (
            <TextArea
              rows={3}
              label={t`Your answer`}
              hint={t`Everyone can read it below the review. You can change it later.`}
              limit={reviewLimits.answer}
            />
          )}
        </form.AppField>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
          <form.Submit className={button({ variant: 'outline' })}>
            <Trans>Publish answer</Trans>
          </form.Submit>
          {review.answer === null ? null : (
            <>
              <button
                type="button"
                className={button({ variant: 'quiet' })}
                {...busyButtonProps(sending.isPending, () => void send(null))}
              >
                <Trans>Remove answer</Trans>
              </button>
              <button type="button" className={button({ variant: 'quiet' })} onClick={onDone}>
                <Trans>Cancel</Trans>
              </button>
            </>
          )}
        </div>
      </form.Form>
    </form.AppForm>
  );
}
