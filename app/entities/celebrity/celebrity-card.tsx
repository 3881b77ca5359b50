import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';

import { ClosureWords } from '#app/entities/availability/lazy-parts.ts';
import { Heart } from '#app/entities/favourite/lazy-parts.ts';
import { QuickAnswer, RatingLine } from '#app/entities/review/lazy-parts.ts';
import { PromisedDays } from '#app/entities/service/promised-days.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { cardMeta, personCard, personPicture } from '#app/ui/layout/card.recipe.ts';
import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { initials } from '#app/ui/picture/portrait.tsx';
import { waitingFigure } from '#app/ui/picture/waiting-picture.ts';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { CelebrityCard as Card } from '#domain/catalog/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { nameLanguage } from '#domain/text/name-language.ts';
import { css } from '#styled/css/index.js';

import { useCardPreview } from './use-card-preview.ts';

const around = css({ position: 'relative', width: 'card', md: { width: 'cardWide' } });
const title = css({ display: 'flex', alignItems: 'center', gap: '6px', marginTop: '12px' });
const name = css({
  minWidth: 0,
  fontWeight: 600,
  fontSize: '16px',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  md: { fontSize: '17px' },
});
const price = css({
  display: 'block',
  marginTop: '6px',
  fontSize: '14px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});
const soonest = css({ display: 'block', color: 'text2', fontWeight: 400 });
const noPicture = css({ fontSize: '44px', fontWeight: 600 });

/**
 * One celebrity as a link: the picture, which moves when it is pointed at, the name, what the celebrity is known for,
 * and what the personalised video costs.
 */
export function CelebrityCard(props: { celebrity: Card; locale: Locale; eager?: boolean }) {
  const { celebrity, locale, eager = false } = props;
  const { portrait, shopName } = celebrity;
  const link = useRef<HTMLAnchorElement>(null);
  useCardPreview(link, celebrity.preview);
  const known = [celebrity.title, celebrity.countryName].filter(Boolean).join(', ');
  return (
    <div className={around}>
      <Link
        ref={link}
        to="/{-$locale}/celebrity/$vendorId"
        params={{ vendorId: String(celebrity.id) }}
        className={personCard}
      >
        <span data-part="picture" className={personPicture}>
          {portrait === null ? (
            <span aria-hidden className={noPicture}>
              {initials(shopName)}
            </span>
          ) : (
            <FluidPicture
              className={waitingFigure}
              src={portrait}
              alt=""
              sources={pictureSources(portrait, 376)}
              sizes="(min-width: 768px) 188px, 157px"
              width={188}
              height={235}
              loading={eager ? 'eager' : 'lazy'}
            />
          )}
        </span>
        <span className={title}>
          <b className={name} lang={nameLanguage(shopName, celebrity.country)}>
            {shopName}
          </b>
          {/* Every listed celebrity was approved (docs/adr/0101). */}
          <span className="verified">
            <SpokenPause />
            <span className={visuallyHidden}>
              <Trans>Verified</Trans>
            </span>
          </span>
        </span>
        {known ? (
          <span className={cardMeta}>
            <SpokenPause />
            {known}
          </span>
        ) : null}
        {celebrity.rating ? (
          <span className={cardMeta}>
            <SpokenPause />
            <RatingLine rating={celebrity.rating} locale={locale} />
          </span>
        ) : null}
        {celebrity.answersQuickly ? (
          <span className={cardMeta}>
            <SpokenPause />
            <QuickAnswer />
          </span>
        ) : null}
        <Offer celebrity={celebrity} locale={locale} />
      </Link>
      <Heart celebrityId={celebrity.id} name={shopName} locale={locale} />
    </div>
  );
}

/** What the price is for: the personalised video, or the cheapest of the other services. */
function Offer({ celebrity: { offer, closures }, locale }: { celebrity: Card; locale: Locale }) {
  const { t } = useLingui();
  if (!offer) return null;
  const { kind } = offer;
  const amount = formatMoney(offer.price, locale);
  return (
    <span className={price}>
      <SpokenPause />
      {kind === 'getVideo' ? <Trans>Video {amount}</Trans> : `${t(serviceName[kind])} ${amount}`}
      <span className={soonest}>
        <SpokenPause />
        {closures?.now ? (
          <ClosureWords closure={closures.now} locale={locale} />
        ) : (
          <PromisedDays days={offer.promisedDays} />
        )}
      </span>
    </span>
  );
}
