import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chip } from '#app/ui/badge.recipe.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { css } from '#styled/css/index.js';

import { statusLabel } from './orders.messages.ts';

/** One line to push along on a phone; as many as it takes where there is room. */
const row = css({
  display: 'flex',
  gap: '8px',
  listStyle: 'none',
  marginBottom: '16px',
  marginInline: '-20px',
  paddingBlock: '4px',
  paddingInline: '20px',
  overflowX: 'auto',
  md: { flexWrap: 'wrap', marginInline: '0', paddingInline: '0' },
});
const choice = css(chip.raw(), {
  minHeight: '40px',
  whiteSpace: 'nowrap',
  '&[aria-current]': { borderColor: 'transparent', background: 'brandBg', color: 'brandInk' },
});
/** Or the link to all would count as the current one, whatever is shown. */
const onlyThis = { exact: true, includeSearch: true } as const;
const many = css({ fontWeight: 600, marginLeft: '6px' });

/** Orders of one status, each a link; where orders wait for the reader it says how many. */
export function StatusFilter(props: {
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
      <ul className={row}>
        <li>
          <Link
            to="/{-$locale}/my-orders"
            search={{}}
            className={choice}
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
              className={choice}
              activeOptions={onlyThis}
              aria-current={chosen === status ? 'page' : undefined}
            >
              {t(statusLabel[status])}
              {waiting[status] === undefined ? null : (
                <span className={many}>{waiting[status]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
