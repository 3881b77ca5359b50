import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { panel } from '#app/ui/field/form.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import { pictureSources } from '#domain/picture/picture.ts';
import { css, cx } from '#styled/css/index.js';

import { factRow, totalRow } from './checkout.recipe.ts';

export interface SummaryLine {
  readonly id: string;
  readonly title: string;
  readonly celebrityName: string;
  readonly image: string | null;
  readonly quantity: number;
}

export interface SummaryProps {
  lines: readonly SummaryLine[];
  /** What the lines cost, in cents. */
  items: Cents;
  /** Null when nothing is sent by post. */
  shipping: Cents | null;
  /** Where it is sent to, in the reader's language; empty while that is not known. */
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
const picture = css({ width: '64px', aspectRatio: '4/5', objectFit: 'cover', borderRadius: 'm' });
const facts = css({
  display: 'grid',
  gap: '12px',
  paddingTop: '20px',
  borderTop: '1px solid token(colors.border)',
});

/** What is ordered and what it costs, beside every step of the checkout. */
export function CheckoutSummary(props: SummaryProps) {
  const { lines, items, shipping, country, locale } = props;
  const heading = useId();
  return (
    <aside className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={css({ textStyle: 'h3', marginBottom: '16px' })}>
        <Trans>Your order</Trans>
      </h2>
      <ul className={css({ listStyle: 'none' })}>
        {lines.map(({ id, title, celebrityName, image, quantity }) => (
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
            ) : null}
            <div className={css({ minWidth: 0 })}>
              <p className={css({ fontWeight: 600, overflowWrap: 'anywhere' })}>{title}</p>
              <p className={css({ textStyle: 'hint', color: 'text2' })}>
                <Trans>
                  by {celebrityName}, quantity {quantity}
                </Trans>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <dl className={facts}>
        <div className={factRow}>
          <dt>
            <Trans>Items</Trans>
          </dt>
          <dd>{formatMoney(items, locale)}</dd>
        </div>
        <div className={factRow}>
          <dt>
            {shipping !== null && country !== '' ? (
              <Trans>Shipping to {country}</Trans>
            ) : (
              <Trans>Shipping</Trans>
            )}
          </dt>
          <dd>
            {shipping === null ? (
              <Trans>None, delivered online</Trans>
            ) : (
              formatMoney(shipping, locale)
            )}
          </dd>
        </div>
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
          <dd>{formatMoney(items + (shipping ?? 0), locale)}</dd>
        </div>
      </dl>
      {props.children}
    </aside>
  );
}
