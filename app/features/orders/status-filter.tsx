import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chipCount, chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import type { Role } from '#domain/account/role.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';

import { statusLabelFor } from '#app/entities/order/orders.messages.ts';

/** Otherwise the link to all orders would always count as the current one. */
const onlyThis = { exact: true, includeSearch: true } as const;

/** Filters orders by status, each a link; statuses with orders waiting for the reader show how many. */
export function StatusFilter(props: {
  reader: Role;
  /** The statuses that the reader's orders can have. */
  statuses: readonly OrderStatus[];
  chosen: OrderStatus | null;
  /** The number of waiting orders, by the status in which they wait for the reader. */
  waiting: Readonly<Partial<Record<OrderStatus, number>>>;
}) {
  const { t } = useLingui();
  const { chosen, waiting } = props;
  return (
    <nav aria-label={t`Orders by status`}>
      <ul className={chipRow}>
        <li>
          <Link
            to="/{-$locale}/my-orders"
            search={{}}
            className={chipLink}
            activeOptions={onlyThis}
            aria-current={chosen === null ? 'page' : undefined}
          >
            <Trans>All</Trans>
          </Link>
        </li>
        {props.statuses.map((status) => (
          <li key={status}>
            <Link
              to="/{-$locale}/my-orders"
              search={{ status }}
              className={chipLink}
              activeOptions={onlyThis}
              aria-current={chosen === status ? 'page' : undefined}
            >
              {t(statusLabelFor(props.reader, status))}
              {waiting[status] === undefined ? null : (
                <span className={chipCount}>{waiting[status]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
