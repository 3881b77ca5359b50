import { Plural, Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { NeededDay } from '#app/entities/order/needed-day.tsx';
import { ShippingCost } from '#app/entities/order/shipping-cost.tsx';
import { QualityWords } from '#app/entities/service/quality-words.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import type { QualityPromise } from '#domain/service/quality-promise.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css, cx } from '#styled/css/index.js';

import { factRow, totalRow } from './checkout.recipe.ts';
import { ShippingTitle } from './shipping-title.tsx';

export interface SummaryLine {
  readonly id: string;
  readonly title: string;
  readonly celebrityName: string;
  readonly image: string | null;
  readonly quantity: number;
  /** Within how many days of the payment a service is promised; null for goods, and until it is known. */
  readonly promisedDays: number | null;
  /** ISO date of the day it is needed by; null if the fan named none. */
  readonly neededDay: string | null;
  /** What is promised of its video; null if it is not fulfilled with one, and until it is known. */
  readonly quality: QualityPromise | null;
}

/** The cost, as far as it is known. */
export interface Costs {
  readonly items: Cents;
  /** Null if there is no shipping charge. */
  readonly shipping: Cents | null;
  /** The shop's name for the shipping method; null if it has none, empty if there are several. */
  readonly shippingTitle: string | null;
  readonly tax: Cents;
  /** Whether the other amounts include tax. */
  readonly includesTax: boolean;
  readonly total: Cents;
}

export interface SummaryProps {
  lines: readonly SummaryLine[];
  /** Null until the back end has responded. */
  costs: Costs | null;
  /** The total of the lines as shown, in cents. */
  linesCost: Cents;
  /** Whether anything is shipped. */
  ships: boolean;
  /** The localised destination; empty while it is unknown. */
  country: string;
  paymentMethod?: string;
  locale: Locale;
  children?: ReactNode;
}

const row = css({
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  marginBottom: '16px',
  minWidth: 0,
});
const picture = css({
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

function IncludedTax({ tax }: { tax: string }) {
  return (
    <span className={css({ display: 'block', textStyle: 'hint', fontWeight: 400, color: 'text2' })}>
      <Trans>incl. {tax} tax</Trans>
    </span>
  );
}

function ShippingLine({ costs, locale }: Pick<SummaryProps, 'costs' | 'locale'>) {
  if (!costs) return <Trans>Shown when you review</Trans>;
  return (
    <>
      <ShippingCost cents={costs.shipping ?? 0} locale={locale} />
      {costs.shippingTitle === '' ? null : (
        <span
          className={css({ display: 'block', textStyle: 'hint', fontWeight: 400, color: 'text2' })}
        >
          <ShippingTitle title={costs.shippingTitle} />
        </span>
      )}
    </>
  );
}

/** The order and its cost, next to every checkout step. */
export function CheckoutSummary(props: SummaryProps) {
  const { lines, costs, country, locale } = props;
  const heading = useId();
  return (
    <aside className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={css({ textStyle: 'h3', marginBottom: '16px' })}>
        <Trans>Your order</Trans>
      </h2>
      <ul className={css({ listStyle: 'none' })}>
        {lines.map(
          ({ id, title, celebrityName, image, quantity, promisedDays, quality, neededDay }) => (
            <li key={id} className={row}>
              {image ? (
                <FluidPicture
                  className={picture}
                  src={image}
                  alt=""
                  sources={pictureSources(image, 128)}
                  sizes="64px"
                  width={64}
                  height={80}
                  loading="eager"
                />
              ) : (
                <span className={picture} />
              )}
              <div className={css({ minWidth: 0 })}>
                <p className={css({ fontWeight: 600, overflowWrap: 'anywhere' })}>{title}</p>
                <p className={css({ textStyle: 'hint', color: 'text2' })}>
                  <Trans>
                    {celebrityName}, quantity {quantity}
                  </Trans>
                </p>
                {promisedDays === null ? null : (
                  <p className={css({ textStyle: 'hint', color: 'text2' })}>
                    <Plural
                      value={promisedDays}
                      one="Within # day of your payment"
                      other="Within # days of your payment"
                    />
                  </p>
                )}
                {neededDay ? (
                  <p className={css({ textStyle: 'hint', color: 'text2' })}>
                    <NeededDay day={neededDay} locale={locale} />
                  </p>
                ) : null}
                {quality ? (
                  <p className={css({ textStyle: 'hint', color: 'text2' })}>
                    <QualityWords quality={quality} />
                  </p>
                ) : null}
              </div>
            </li>
          ),
        )}
      </ul>
      <dl className={facts}>
        <div className={factRow}>
          <dt>
            <Trans>Items</Trans>
          </dt>
          <dd>{formatMoney(costs?.items ?? props.linesCost, locale)}</dd>
        </div>
        {props.ships ? (
          <div className={factRow}>
            <dt>
              {country === '' ? <Trans>Shipping</Trans> : <Trans>Shipping to {country}</Trans>}
            </dt>
            <dd>
              <ShippingLine costs={costs} locale={locale} />
            </dd>
          </div>
        ) : null}
        {costs && costs.tax > 0 && !costs.includesTax ? (
          <div className={factRow}>
            <dt>
              <Trans>Tax</Trans>
            </dt>
            <dd>{formatMoney(costs.tax, locale)}</dd>
          </div>
        ) : null}
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
          <dd>
            {costs ? formatMoney(costs.total, locale) : <Trans>Shown when you review</Trans>}
            {costs && costs.tax > 0 && costs.includesTax ? (
              <IncludedTax tax={formatMoney(costs.tax, locale)} />
            ) : null}
          </dd>
        </div>
      </dl>
      {props.children}
    </aside>
  );
}
