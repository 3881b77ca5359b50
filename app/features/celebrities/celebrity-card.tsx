import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { CelebrityCard as Card } from '#domain/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { css } from '#styled/css/index.js';

const card = css({
  display: 'block',
  width: 'card',
  md: { width: 'cardWide' },
  textAlign: 'center',
  color: 'text',
  textDecoration: 'none',
});
const ring = css({
  display: 'grid',
  placeItems: 'center',
  marginBottom: '12px',
  padding: '4px',
  borderRadius: 'full',
  background: 'linear-gradient(135deg, token(colors.brand), token(colors.gold))',
});
const face = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: 'full',
  objectFit: 'cover',
  objectPosition: '50% 15%',
  background: 'brandBg',
  border: '3px solid token(colors.canvas)',
});
const title = css({ display: 'block', textStyle: 'hint', color: 'text2' });

/** One celebrity as a link: portrait, name, what she is known for, and the lowest price. */
export function CelebrityCard({ celebrity, locale }: { celebrity: Card; locale: Locale }) {
  const price = celebrity.from === null ? null : formatMoney(celebrity.from, locale);
  return (
    <Link
      to="/{-$locale}/celebrity/$vendorId"
      params={{ vendorId: String(celebrity.id) }}
      className={card}
    >
      <span className={ring}>
        {celebrity.portrait ? (
          <img
            className={face}
            src={celebrity.portrait}
            alt=""
            width={180}
            height={180}
            loading="lazy"
          />
        ) : (
          <span className={face} />
        )}
      </span>
      <span className={css({ display: 'block', textStyle: 'h3' })}>{celebrity.shopName}</span>
      <span className={title}>{celebrity.title}</span>
      {price ? (
        <span className={css({ display: 'block', textStyle: 'label', marginTop: '6px' })}>
          <Trans>from {price}</Trans>
        </span>
      ) : null}
    </Link>
  );
}
