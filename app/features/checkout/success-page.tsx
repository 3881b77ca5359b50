import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { panel } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

/** The order was placed: its number, what is to pay and what happens next. */
export function SuccessPage(props: { orderId: number; number: string; total: string }) {
  const { number, total } = props;
  return (
    <div className={cx(page, css({ maxWidth: '680px' }))}>
      <h1 className={css({ textStyle: 'h1', marginBottom: '24px' })}>
        <Trans>Thank you, your order is placed</Trans>
      </h1>
      <div className={panel}>
        <p className={css({ textStyle: 'h3' })}>
          <Trans>Order {number}</Trans>
        </p>
        <p className={css({ marginBlock: '12px' })}>
          <Trans>
            Please transfer {total} by direct bank transfer. A manager looks at your order first.
          </Trans>
        </p>
        <Link
          to="/{-$locale}/my-orders/detail"
          search={{ orderId: props.orderId }}
          className={css({ color: 'brandInk' })}
        >
          <Trans>Follow your order</Trans>
        </Link>
      </div>
    </div>
  );
}
