import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NeededDay } from '#app/entities/order/needed-day.tsx';
import { CircleAlert, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { ClosureWords } from '#app/entities/availability/closure-words.tsx';
import { button, iconButton } from '#app/ui/button.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { maxPiecesPerOrder } from '#domain/checkout/basket.ts';
import { piecesOf } from '#domain/checkout/basket-pieces.ts';
import { type BasketLine } from '#domain/checkout/basket-line.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css, cx } from '#styled/css/index.js';

import { lineProblemMessage } from './basket.messages.ts';
import { QuantitySelect } from './quantity-select.tsx';
import type { SeenLine } from '#app/entities/basket/use-seen-lines.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'start',
  paddingBlock: '16px',
  borderTop: '1px solid token(colors.border)',
  _first: { borderTop: 0, paddingTop: 0 },
  _last: { paddingBottom: 0 },
});
const picture = css({
  width: '64px',
  aspectRatio: '4/5',
  objectFit: 'cover',
  borderRadius: 'm',
  background: 'brandBg',
});
const titleLink = css({ color: 'text', fontWeight: 500, overflowWrap: 'anywhere' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: '8px',
});
const amount = css({ marginLeft: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

interface LineRowProps {
  seen: SeenLine;
  /** The localised title. */
  title: string;
  locale: Locale;
  /** The request details of a service. */
  answers: ReactNode;
  /** Omitted where nothing can be changed any more. */
  onQuantity?: (quantity: number) => void;
  onRemove?: () => void;
}

function TitleLink({ line, title }: { line: BasketLine; title: string }) {
  return line.kind === 'product' ? (
    <Link
      to="/{-$locale}/product/$productId"
      params={{ productId: String(line.productId) }}
      className={titleLink}
    >
      {title}
    </Link>
  ) : (
    <span className={titleLink}>{title}</span>
  );
}

/** One line of a basket or of an order about to be placed. */
export function LineRow(props: LineRowProps) {
  const { t } = useLingui();
  const { seen, title, locale, onQuantity, onRemove } = props;
  const { line, facts, problem } = seen;
  const image = facts?.image ?? line.image;
  const quantity = piecesOf(line);
  const fresh = problem?.kind === 'price-changed' ? formatMoney(problem.price, locale) : '';
  const left = problem?.kind === 'too-few' ? problem.stock : 0;
  return (
    <li className={row}>
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
        <TitleLink line={line} title={title} />
        {problem ? (
          <p className={cx(notice({ tone: 'warn' }), css({ marginTop: '8px' }))}>
            <CircleAlert aria-hidden />
            <span>
              {t(lineProblemMessage[problem.kind])}{' '}
              {problem.kind === 'price-changed' ? <Trans>It’s now {fresh}.</Trans> : null}
              {problem.kind === 'not-in-time' ? (
                <Trans>Change the request, or update your basket to order without a date.</Trans>
              ) : null}
              {problem.kind === 'closed' ? (
                <ClosureWords closure={problem.closure} locale={locale} />
              ) : null}
              {problem.kind === 'too-few' ? <Trans>You can order up to {left}.</Trans> : null}
            </span>
          </p>
        ) : null}
        {line.kind === 'service' && line.neededBy ? (
          <p className={css({ marginTop: '8px' })}>
            <NeededDay day={line.neededBy.day} locale={locale} />
          </p>
        ) : null}
        {props.answers}
        <div className={foot}>
          {line.kind === 'product' && onQuantity ? (
            <QuantitySelect
              of={title}
              value={line.quantity}
              most={maxPiecesPerOrder(facts?.stock ?? null)}
              onPick={onQuantity}
            />
          ) : line.kind === 'product' ? (
            <span className={css({ color: 'text2' })}>
              <Trans>Quantity: {quantity}</Trans>
            </span>
          ) : (
            <Link
              to="/{-$locale}/celebrity/$vendorId/request/$service"
              params={{ vendorId: String(line.celebrityId), service: line.service }}
              search={{ line: line.id }}
              className={button({ variant: 'outline', size: 'small' })}
            >
              <Pencil aria-hidden size={18} />
              <Trans>Change the request</Trans>
            </Link>
          )}
          {onRemove ? (
            <button
              type="button"
              className={iconButton()}
              aria-label={t`Remove ${title}`}
              onClick={onRemove}
            >
              <Trash2 aria-hidden size={20} strokeWidth={1.75} />
            </button>
          ) : null}
          <span className={amount}>{formatMoney(line.price * quantity, locale)}</span>
        </div>
      </div>
    </li>
  );
}
