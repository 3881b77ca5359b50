import { Trans, useLingui } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { remarksOf, type OrderRemark } from '#domain/order/order-remark.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderEvent } from '#domain/order/order-parts.ts';
import { css } from '#styled/css/index.js';

import { statusLabel } from '#app/entities/order/orders.messages.ts';
import { actorLabel, historyEntry, remarkEntry } from './order-history.messages.ts';
import { reasonChoice } from '#app/entities/order/rejection.messages.ts';
import { panelHeading } from '#app/entities/order/orders.recipe.ts';

const entry = css({
  paddingBlock: '10px',
  '&:not(:last-child)': { borderBottom: '1px solid token(colors.border)' },
});
const when = css({ textStyle: 'hint', color: 'text2' });
const words = css({ textStyle: 'hint', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

/** Who changed what and when (row O12), newest first. */
export function OrderHistory({ order, locale }: { order: Order; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const entries = [...order.events, ...remarksOf(order)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  if (entries.length === 0) return null;
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>History</Trans>
      </h2>
      <ol className={css({ listStyle: 'none' })}>
        {entries.map((one) => (
          <li key={`${one.at} ${'kind' in one ? one.kind : one.to}`} className={entry}>
            {'kind' in one ? <Remarked remark={one} /> : <Moved event={one} />}
            <p className={when}>
              {t(actorLabel[one.by])}
              {', '}
              <time dateTime={one.at}>{date.time(one.at)}</time>
            </p>
            <Words of={one} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Moved({ event: { from, to } }: { event: OrderEvent }) {
  const { t } = useLingui();
  const labels = { from: from === null ? null : t(statusLabel[from]), to: t(statusLabel[to]) };
  return <p className={css({ fontWeight: 500 })}>{t(historyEntry(labels))}</p>;
}

function Remarked({ remark }: { remark: OrderRemark }) {
  const { t } = useLingui();
  return <p className={css({ fontWeight: 500 })}>{t(remarkEntry[remark.kind])}</p>;
}

function Words({ of }: { of: OrderRemark | OrderEvent }) {
  const { t } = useLingui();
  if ('kind' in of) return of.words === '' ? null : <p className={words}>{of.words}</p>;
  const { rejection } = of;
  if (!rejection) return null;
  return (
    <p className={words}>
      {t(reasonChoice[rejection.reason])}
      {rejection.words === '' ? null : `: ${rejection.words}`}
    </p>
  );
}
