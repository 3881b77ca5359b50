import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { fieldError, quietButton } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { css, cx } from '#styled/css/index.js';

import { readSample, withdrawSample } from './sample.functions.ts';

function sampleQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order-sample', orderId],
    queryFn: () => readSample({ data: { orderId } }),
  });
}

const words = css({ color: 'text2' });

/** The fan's agreement that the video is shown, and the way to withdraw it. */
export function OrderSample({ order, locale }: { order: Order; locale: Locale }) {
  const { id: orderId, celebrityName } = order;
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(sampleQuery(orderId));
  const withdrawing = useMutation({
    mutationFn: () => withdrawSample({ data: { orderId } }),
    onSuccess: (agreement) => {
      queryClient.setQueryData(sampleQuery(orderId).queryKey, agreement);
      forgetShop(queryClient);
      heading.current?.focus();
    },
  });
  if (!data?.agreed) return null;
  const revokedOn = data.revokedAt === null ? null : date.time(data.revokedAt);
  return (
    <section className={panel} aria-labelledby="sample">
      <h2 id="sample" ref={heading} tabIndex={-1} className={panelHeading}>
        <Trans>Your video as a sample</Trans>
      </h2>
      {revokedOn === null ? (
        <>
          <p className={words}>
            {data.isShown ? (
              <Trans>
                You let {celebrityName} show this video. Anyone can watch it on {celebrityName}’s
                page now.
              </Trans>
            ) : (
              <Trans>You let {celebrityName} show this video. It isn’t shown at the moment.</Trans>
            )}
          </p>
          {withdrawing.isError ? (
            <p role="alert" className={fieldError}>
              <CircleAlert aria-hidden />
              <Trans>That didn’t work, and the video may still be shown. Please try again.</Trans>
            </p>
          ) : null}
          <button
            type="button"
            className={cx(quietButton, css({ marginTop: '16px' }))}
            {...busyButtonProps(withdrawing.isPending, () => withdrawing.mutate())}
          >
            <Trans>Stop showing my video</Trans>
          </button>
        </>
      ) : (
        <p className={words}>
          <Trans>
            You withdrew on {revokedOn}. The video is on no public page, and only you and{' '}
            {celebrityName} can watch it.
          </Trans>
        </p>
      )}
    </section>
  );
}
