import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chipCount, chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import type { Role } from '#domain/account/role.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';

import { statusLabelFor } from '#app/entities/order/orders.messages.ts';

/** Or the link to all would count as the current one, whatever is shown. */
const onlyThis = { exact: true, includeSearch: true } as const;

/** Orders of one status, each a link; where orders wait for the reader it says how many. */
export function StatusFilter(props: {
  reader: Role;
  /** The statuses in which the reader can have orders. */
  statuses: readonly OrderStatus[];
  chosen: OrderStatus | null;
  /** How many orders wait, by the statuses in which they wait for the reader. */
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
