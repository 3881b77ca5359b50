import { Trans, useLingui } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { panel } from '#app/ui/field/form.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { css } from '#styled/css/index.js';

import { statusLabel } from './orders.messages.ts';
import { actorLabel, historyEntry } from './order-history.messages.ts';
import { reasonChoice } from './rejection.messages.ts';
import { panelHeading } from './orders.recipe.ts';

const entry = css({
  paddingBlock: '10px',
  '&:not(:last-child)': { borderBottom: '1px solid token(colors.border)' },
});
const when = css({ textStyle: 'hint', color: 'text2' });

/** Who changed what and when (row O12), newest first. */
export function OrderHistory({ order, locale }: { order: Order; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  if (order.events.length === 0) return null;
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>History</Trans>
      </h2>
      <ol className={css({ listStyle: 'none' })}>
        {order.events.toReversed().map(({ at, from, to, by, rejection }) => (
          <li key={`${at} ${to}`} className={entry}>
            <p className={css({ fontWeight: 500 })}>
              {t(
                historyEntry({
                  from: from === null ? null : t(statusLabel[from]),
                  to: t(statusLabel[to]),
                }),
              )}
            </p>
            <p className={when}>
              {t(actorLabel[by])}
              {', '}
              <time dateTime={at}>{date.time(at)}</time>
            </p>
            {rejection ? (
              <p
                className={css({
                  textStyle: 'hint',
                  overflowWrap: 'anywhere',
                  whiteSpace: 'pre-wrap',
                })}
              >
                {t(reasonChoice[rejection.reason])}
                {rejection.words === '' ? null : `: ${rejection.words}`}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
