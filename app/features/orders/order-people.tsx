import { Trans } from '@lingui/react/macro';

import { Link } from '@tanstack/react-router';

import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Order } from '#domain/order/order.ts';
import { fullName } from '#domain/person/person-name.ts';
import type { User } from '#domain/account/user.ts';

import { css } from '#styled/css/index.js';

import { fact, factList, panelHeading } from '#app/entities/order/orders.recipe.ts';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  // As high as a target has to be, without moving the row.
  marginBlock: '-11px',
  color: 'brandInk',
  textDecoration: 'underline',
});

/** The people involved (row O7): the buyer sees the celebrity, the celebrity sees the fan, and managers see both. */
export function OrderPeople({ order, viewer }: { order: Order; viewer: User }) {
  const { billing } = order;
  const isBuyer = viewer.id === order.customerId;
  const isCelebrity = viewer.id === order.celebrityId;
  const contact = [
    { key: 'company', label: <Trans>Company</Trans>, value: billing.company },
    { key: 'email', label: <Trans>Billing email</Trans>, value: billing.email },
    { key: 'phone', label: <Trans>Billing phone</Trans>, value: billing.phone },
  ].filter(({ value }) => value !== '');
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>People</Trans>
      </h2>
      <dl className={factList}>
        {isCelebrity && !isBuyer ? null : (
          <div className={fact}>
            <dt>
              <Trans>Celebrity</Trans>
            </dt>
            <dd>
              {order.celebrityId === null ? (
                order.celebrityName
              ) : (
                <Link
                  to="/{-$locale}/celebrity/$vendorId"
                  params={{ vendorId: String(order.celebrityId) }}
                  className={link}
                >
                  {order.celebrityName}
                </Link>
              )}
            </dd>
          </div>
        )}
        {isBuyer ? null : (
          <div className={fact}>
            <dt>
              <Trans>Fan</Trans>
            </dt>
            <dd>{fullName(billing)}</dd>
          </div>
        )}
        {/* The celebrity must not see the fan's contact details. */}
        {(isCelebrity && !isBuyer ? [] : contact).map(({ key, label, value }) => (
          <div key={key} className={fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
