import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import {
  reviewLimits,
  reviewSchema,
  starChoices,
  type OwnReview,
  type WrittenReview,
} from '#domain/review/review.ts';
import { css } from '#styled/css/index.js';

import { changeReview, sendReview } from './order-review.functions.ts';
import { orderReviewQuery } from './order-review.queries.ts';
import { reviewFailure, starName } from './order-review.messages.ts';

/** Writes the review of an order, or changes it. What was typed stays when it cannot be sent. */
export function ReviewForm(props: {
  order: Pick<Order, 'id' | 'celebrityName'>;
  locale: Locale;
  /** What is changed. */
  review?: OwnReview;
  onDone?: () => void;
}) {
  const { order, locale, review, onDone } = props;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { celebrityName, id: orderId } = order;
  const sending = useMutation({
    mutationFn: (written: WrittenReview) =>
      review
        ? changeReview({
            data: { ...written, orderId, version: review.version, language: locale },
          })
        : sendReview({ data: { ...written, orderId, language: locale } }),
    onSuccess: (after) => {
      queryClient.setQueryData(orderReviewQuery(orderId).queryKey, after);
      onDone?.();
    },
  });
  const form = useAppForm({
    defaultValues: { stars: review ? String(review.stars) : '', words: review?.words ?? '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: reviewSchema },
    onSubmit: ({ value }) =>
      sending.mutateAsync(v.parse(reviewSchema, value)).then(
        () => undefined,
        () => undefined,
      ),
  });
  return (
    <form.AppForm>
      <form.Form>
        {review ? null : (
          <p className={css({ textStyle: 'hint', color: 'text2', marginBottom: '16px' })}>
            <Trans>
              Everyone can read it on the page of {celebrityName}, with your first name and the
              month. Please leave out what is private.
            </Trans>
          </p>
        )}
        {sending.isError ? (
          <p role="alert" className={fieldError}>
            {t(reviewFailure(sending.error))}
          </p>
        ) : null}
        <form.AppField name="stars">
          {({ Select }) => (
            <Select
              label={t`How was it?`}
              options={[
                { value: '', label: t`Choose a rating` },
                ...starChoices.toReversed().map((value) => ({ value, label: t(starName[value]) })),
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="words">
          {({ TextArea }) => (
            <TextArea rows={4} label={t`What others should know`} limit={reviewLimits.words} />
          )}
        </form.AppField>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
          <form.Submit className={button({ variant: 'outline' })}>
            {review ? <Trans>Save review</Trans> : <Trans>Publish review</Trans>}
          </form.Submit>
          {onDone ? (
            <button type="button" className={button({ variant: 'quiet' })} onClick={onDone}>
              <Trans>Cancel</Trans>
            </button>
          ) : null}
        </div>
      </form.Form>
    </form.AppForm>
  );
}
