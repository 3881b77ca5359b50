import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';

import { failureOf, moveFailure } from '#app/entities/order/action.messages.ts';
import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { User } from '#domain/account/user.ts';
import type { Order } from '#domain/order/order.ts';
import { mayRemoveThanks, mayThank, thanksMaxLength, thanksSchema } from '#domain/thanks/thanks.ts';
import { css } from '#styled/css/index.js';

import { removeOrderThanks, thankCelebrity } from './thanks.functions.ts';
import { ThanksQuote } from './thanks-quote.tsx';
import { thanksQuery } from './thanks.queries.ts';

interface OrderThanksProps {
  order: Order;
  viewer: User;
}

/** The note of thanks of an order: written by its fan, read by its celebrity and by managers. */
export function OrderThanks({ order, viewer }: OrderThanksProps) {
  const { celebrityName } = order;
  const isDone = order.status === 'completed';
  const { data } = useQuery({ ...thanksQuery([order.id]), enabled: isDone });
  const [said] = data ?? [];
  const date = useDateFormat(useLocale());
  const isFan = viewer.id === order.customerId;
  if (!isDone || !data || !(said || mayThank(viewer, order))) return null;
  const day = said ? date.day(said.at) : '';
  return (
    <section className={panel} aria-labelledby="thanks-heading">
      <h2 id="thanks-heading" className={panelHeading}>
        <Heart
          size={20}
          aria-hidden
          className={css({ display: 'inline', verticalAlign: '-3px', marginRight: '8px' })}
        />
        {isFan ? <Trans>Say thank you</Trans> : <Trans>A thank-you from the fan</Trans>}
      </h2>
      {said ? (
        <>
          <ThanksQuote words={said.words} />
          <p className={css({ textStyle: 'hint', color: 'text2', marginTop: '8px' })}>
            {isFan ? (
              <Trans>
                Sent to {celebrityName} on {day}
              </Trans>
            ) : (
              day
            )}
          </p>
        </>
      ) : (
        <ThanksForm order={order} />
      )}
      {said && mayRemoveThanks(viewer) && !isFan ? <Remove orderId={order.id} /> : null}
    </section>
  );
}

function ThanksForm({ order }: Pick<OrderThanksProps, 'order'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { celebrityName } = order;
  const query = thanksQuery([order.id]);
  const thanking = useMutation({
    mutationFn: (words: string) => thankCelebrity({ data: { orderId: order.id, words } }),
    onSuccess: (said) => queryClient.setQueryData(query.queryKey, [said]),
  });
  const form = useAppForm({
    defaultValues: { words: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: thanksSchema },
    // What was typed stays when it cannot be sent.
    onSubmit: ({ value }) =>
      thanking.mutateAsync(value.words).then(
        () => undefined,
        () => undefined,
      ),
  });
  return (
    <form.AppForm>
      <form.Form>
        {thanking.isError ? (
          <p role="alert" className={fieldError}>
            {t(moveFailure[failureOf(thanking.error)])}
          </p>
        ) : null}
        <form.AppField name="words">
          {({ TextArea }) => (
            <TextArea
              rows={3}
              label={t`A few words for ${celebrityName}`}
              limit={thanksMaxLength}
            />
          )}
        </form.AppField>
        <form.Submit className={button({ variant: 'outline' })}>
          <Trans>Send your thanks</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}

/** Takes words away that break the terms. */
function Remove({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeOrderThanks({ data: { orderId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: thanksQuery([orderId]).queryKey }),
  });
  return (
    <>
      {removing.isError ? (
        <p role="alert" className={fieldError}>
          {t(moveFailure[failureOf(removing.error)])}
        </p>
      ) : null}
      <button
        type="button"
        className={button({ variant: 'quiet' })}
        {...busyButtonProps(removing.isPending, () => removing.mutate())}
      >
        <Trans>Remove this note</Trans>
      </button>
    </>
  );
}
