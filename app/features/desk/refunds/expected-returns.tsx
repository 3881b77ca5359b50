import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { useDecision } from '#app/ui/dialog/use-decision.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { ExpectedReturn } from '#domain/order/withdrawal/withdrawal.ts';

import * as look from '../runs/run-desk.recipe.ts';
import { markReturned } from './refund-desk.functions.ts';
import { expectedReturnsQuery } from './refund-desk.queries.ts';

/** Orders that fans withdrew from and whose goods come back; nothing if there are none. */
export function ExpectedReturns() {
  const { t } = useLingui();
  const decide = useDecision();
  const queryClient = useQueryClient();
  const { data: returns = [] } = useQuery(expectedReturnsQuery);
  const marking = useMutation({
    mutationFn: (orderId: number) => markReturned({ data: { orderId } }),
    onSettled: () =>
      Promise.all(
        [['refunds'], ['desk'], ['order'], ['orders']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (returns.length === 0 && !marking.isError) return null;
  const ask = async ({ orderId, number, fan }: ExpectedReturn) => {
    if (marking.isPending) return;
    const isSure = await decide({
      title: t`Are the goods back?`,
      consequence: (
        <>
          <p className={look.strong}>
            <Trans>Order {number}</Trans>, {fan}
          </p>
          <p>
            <Trans>The order’s refund becomes due. This can’t be undone.</Trans>
          </p>
        </>
      ),
      confirm: t`Goods are back`,
    });
    if (isSure) marking.mutate(orderId);
  };
  return (
    <section className={panel}>
      <h2 className={look.heading}>
        <Trans>Returns we expect</Trans>
      </h2>
      <p className={look.hint}>
        <Trans>
          These fans withdrew from their orders. The money goes back once the goods are here.
        </Trans>
      </p>
      {marking.isError ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <Trans>
            Something changed in the meantime, so nothing was done. The page shows how it stands
            now.
          </Trans>
        </p>
      ) : null}
      <ul className={look.list} aria-label={t`Returns we expect`}>
        {returns.map((one) => (
          <Row
            key={one.orderId}
            expected={one}
            isBusy={marking.isPending}
            onReturned={() => void ask(one)}
          />
        ))}
      </ul>
    </section>
  );
}

function Row(props: { expected: ExpectedReturn; isBusy: boolean; onReturned: () => void }) {
  const { orderId, number, fan, celebrityName, at, reason } = props.expected;
  const date = useDateFormat(useLocale());
  const since = date.day(at);
  return (
    <li className={look.row}>
      <span className={look.name}>
        <Trans>Order {number}</Trans>, {fan}
      </span>
      <span className={look.account}>
        {celebrityName}
        {reason === '' ? null : <span className={look.small}>{reason}</span>}
        <span className={look.small}>
          <Trans>Withdrawn on {since}</Trans>{' '}
          <Link to="/{-$locale}/my-orders/detail" search={{ orderId }} className={look.rowLink}>
            <Trans>See the order</Trans>
          </Link>
        </span>
      </span>
      <button
        type="button"
        className={button({ variant: 'outline', size: 'small' })}
        {...busyButtonProps(props.isBusy, props.onReturned)}
      >
        <Trans>Goods are back</Trans>
      </button>
    </li>
  );
}
