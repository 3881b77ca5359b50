import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';

import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css } from '#styled/css/index.js';

import { PromisedOfVideo } from './fulfilment/video-quality.tsx';
import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';
import { panelHeading } from '#app/entities/order/orders.recipe.ts';

interface OrderItemsProps {
  order: Order;
  locale: Locale;
  serviceNames: ServiceNames;
  /** Renders the request details of a line. */
  Answers: ComponentType<{ answers: Readonly<Record<string, string>>; orderId?: number }>;
}

const line = css({ display: 'flex', gap: '16px', alignItems: 'center', marginBottom: '16px' });
const picture = css({ width: '56px', height: '56px', objectFit: 'cover', borderRadius: 's' });

/** The items of an order, with pictures, quantities and request details. */
export function OrderItems({ order, locale, serviceNames, Answers }: OrderItemsProps) {
  const { t } = useLingui();
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>Request</Trans>
      </h2>
      <ul className={css({ listStyle: 'none', display: 'grid', gap: '24px' })}>
        {order.lines.map((one) => {
          const title = lineTitle(one, serviceNames);
          return (
            <li key={one.id}>
              <div className={line}>
                {one.image ? (
                  <FluidPicture
                    className={picture}
                    src={one.image}
                    alt=""
                    sources={pictureSources(one.image, 112)}
                    sizes="56px"
                    width={56}
                    height={56}
                  />
                ) : null}
                <div className={css({ flex: 1, minWidth: 0 })}>
                  <p className={css({ fontWeight: 500, overflowWrap: 'anywhere' })}>
                    {typeof title === 'string' ? title : t(title)}
                  </p>
                  <p className={css({ textStyle: 'hint', color: 'text2' })}>
                    <Trans>Quantity: {one.quantity}</Trans>
                  </p>
                </div>
                <p className={css({ fontWeight: 500 })}>{formatMoney(one.total, locale)}</p>
              </div>
              {Object.keys(one.answers).length > 0 ? (
                <Answers answers={one.answers} orderId={order.id} />
              ) : null}
            </li>
          );
        })}
      </ul>
      {order.quality ? <PromisedOfVideo quality={order.quality} /> : null}
    </section>
  );
}
