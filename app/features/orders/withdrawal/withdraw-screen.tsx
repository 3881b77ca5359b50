import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { WithdrawalPanel } from './withdrawal-panel.tsx';
import { myWithdrawalsQuery } from './withdrawal.queries.ts';

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  marginTop: '24px',
});
const link = css({ color: 'brandInk', textDecoration: 'underline' });

/** All orders of the visitor with a right of withdrawal, and those that were withdrawn from. */
export function WithdrawScreen() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/my-orders/withdraw' });
  const { data } = useSuspenseQuery(myWithdrawalsQuery);
  const open = data.filter(
    ({ withdrawal, standing }) => withdrawal !== null || standing.kind === 'open',
  );
  const onChanged = async () => {
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    await queryClient.invalidateQueries({ queryKey: ['order'] });
  };
  return (
    <div className={cx(page, css({ maxWidth: '760px' }))}>
      <h1 className={css({ textStyle: 'h1' })}>
        <Trans>Withdraw from a contract</Trans>
      </h1>
      <p className={css({ color: 'text2', marginTop: '8px' })}>
        <Trans>
          Here are the orders that you can withdraw from. Is one missing? Its page in{' '}
          <Link to="/{-$locale}/my-orders" className={link}>
            your orders
          </Link>{' '}
          says why.
        </Trans>
      </p>
      <div className={stack}>
        {open.length === 0 ? (
          <p>
            <Trans>There’s no order that you can withdraw from now.</Trans>
          </p>
        ) : null}
        {open.map((view) => {
          const { number, celebrityName } = view;
          return (
            <WithdrawalPanel
              key={view.orderId}
              view={view}
              isOwn
              heading={
                <Link
                  to="/{-$locale}/my-orders/detail"
                  search={{ orderId: view.orderId }}
                  className={link}
                >
                  <Trans>
                    Order {number}, {celebrityName}
                  </Trans>
                </Link>
              }
              {...{ viewer, locale, onChanged }}
            />
          );
        })}
      </div>
    </div>
  );
}
