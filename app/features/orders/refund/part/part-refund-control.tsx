import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { button } from '#app/ui/button.recipe.ts';
import { useDecision } from '#app/ui/dialog/use-decision.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { canRefundPart, type PartRefundView } from '#domain/refund/part-refund.ts';
import { css } from '#styled/css/index.js';

import { PartRefundDialog } from './part-refund-dialog.tsx';
import { PartRefundList } from './part-refund-list.tsx';
import { dropPart } from './part-refund.functions.ts';
import { partRefundFailure } from './part-refund.messages.ts';
import { orderPartsQuery } from './part-refund.queries.ts';

const body = css({ display: 'grid', gap: '16px', justifyItems: 'start' });

/** The managers' refunds of a part of an order; nothing for an order of which no part can go back. */
export function PartRefundControl({ order, locale }: { order: Order; locale: Locale }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const decide = useDecision();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: parts } = useQuery(orderPartsQuery(order.id));
  const refresh = () =>
    Promise.all(
      [['order', order.id], ['refunds'], ['desk']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const drop = useMutation({
    mutationFn: (id: number) => confirmed(() => dropPart({ data: { id } })),
    onSettled: refresh,
  });
  if (!parts || (parts.length === 0 && !canRefundPart(order))) return null;
  const isUnderWay = parts.some(({ state }) => state !== 'booked');
  const takeBack = async ({ id, cents }: PartRefundView) => {
    const amount = formatMoney(cents, locale);
    const isSure = await decide({
      title: t`Take back this refund?`,
      consequence: <Trans>We email the fan that {amount} won’t be refunded.</Trans>,
      confirm: t`Take it back`,
    });
    if (isSure && !drop.isPending) drop.mutate(id);
  };
  return (
    <section className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={panelHeading}>
        <Trans>Partial refunds</Trans>
      </h2>
      <div className={body}>
        {drop.error ? (
          <p role="alert" className={fieldError}>
            {t(partRefundFailure(drop.error))}
          </p>
        ) : null}
        {parts.length === 0 ? null : (
          <PartRefundList
            parts={parts}
            locale={locale}
            action={(part) => (
              <button
                type="button"
                className={button({ variant: 'quiet', size: 'normal' })}
                {...busyButtonProps(drop.isPending, () => void takeBack(part))}
              >
                <Trans>Take it back</Trans>
              </button>
            )}
          />
        )}
        {canRefundPart(order) && !isUnderWay ? (
          <button
            type="button"
            className={button({ variant: 'outline' })}
            onClick={() => setOpen(true)}
          >
            <Trans>Refund a part</Trans>
          </button>
        ) : null}
      </div>
      <PartRefundDialog
        order={order}
        locale={locale}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDone={refresh}
      />
    </section>
  );
}
