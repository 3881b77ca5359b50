import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import type { User } from '#domain/account/user.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';

import { WithdrawalPanel } from './withdrawal-panel.tsx';
import { withdrawalQuery } from './withdrawal.queries.ts';

interface OrderWithdrawalProps {
  order: Pick<Order, 'id' | 'customerId'>;
  viewer: User;
  locale: Locale;
  onChanged: () => Promise<void>;
}

/** The right of withdrawal on the order's page, for its fan; managers read what was declared. */
export function OrderWithdrawal({ order, viewer, locale, onChanged }: OrderWithdrawalProps) {
  const { data } = useQuery(withdrawalQuery(order.id));
  const isOwn = viewer.id === order.customerId;
  if (!data || (!data.withdrawal && !isOwn)) return null;
  const { standing } = data;
  // What was called off otherwise says so itself.
  if (!data.withdrawal && standing.kind === 'closed' && standing.why === 'called-off') return null;
  return (
    <WithdrawalPanel
      view={data}
      heading={<Trans>Right of withdrawal</Trans>}
      {...{ viewer, isOwn, locale, onChanged }}
    />
  );
}
