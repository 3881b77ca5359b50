import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { ShippingCost } from '#app/entities/order/shipping-cost.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css, cx } from '#styled/css/index.js';

import { factRow, totalRow } from './checkout.recipe.ts';

interface OrderSummaryProps {
  title: string;
  celebrityName: string;
  image: string | null;
  price: Cents;
  /** Null if nothing is shipped. */
  shipping: Cents | null;
  paymentMethod?: string;
  locale: Locale;
  children?: ReactNode;
}

const head = css({ display: 'flex', gap: '16px', alignItems: 'center', marginBottom: '20px' });
const portrait = css({
  width: '64px',
  aspectRatio: '4/5',
  objectFit: 'cover',
  borderRadius: 'm',
  background: 'tint',
});
const facts = css({
  display: 'grid',
  gap: '12px',
  paddingTop: '20px',
  borderTop: '1px solid token(colors.border)',
});

/** The order and its cost, next to every checkout step. */
export function OrderSummary(props: OrderSummaryProps) {
  const { celebrityName, locale, price, shipping } = props;
  return (
    <aside className={panel}>
      <div className={head}>
        {props.image ? (
          <FluidPicture
            className={portrait}
            src={props.image}
            alt=""
            sources={pictureSources(props.image, 128)}
            sizes="64px"
            width={64}
            height={80}
            loading="eager"
          />
        ) : (
          <span className={portrait} />
        )}
        <div className={css({ minWidth: 0 })}>
          <h2 className={css({ textStyle: 'h3' })}>{props.title}</h2>
          <p className={css({ textStyle: 'hint', color: 'text2' })}>
            <Trans>{celebrityName}</Trans>
          </p>
        </div>
      </div>
      <dl className={facts}>
        <div className={factRow}>
          <dt>
            <Trans>Price</Trans>
          </dt>
          <dd>{formatMoney(price, locale)}</dd>
        </div>
        {shipping === null ? null : (
          <div className={factRow}>
            <dt>
              <Trans>Shipping</Trans>
            </dt>
            <dd>
              <ShippingCost cents={shipping} locale={locale} />
            </dd>
          </div>
        )}
        {props.paymentMethod ? (
          <div className={factRow}>
            <dt>
              <Trans>Payment method</Trans>
            </dt>
            <dd>{props.paymentMethod}</dd>
          </div>
        ) : null}
        <div className={cx(factRow, totalRow)}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{formatMoney(price + (shipping ?? 0), locale)}</dd>
        </div>
      </dl>
      {props.children}
    </aside>
  );
}
