import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { cardMeta, personCard } from '#app/ui/layout/card.recipe.ts';
import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { Portrait } from '#app/ui/picture/portrait.tsx';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { CelebrityCard as Card } from '#domain/catalog/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { nameLanguage } from '#domain/text/name-language.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { PromisedDays } from '#app/entities/service/promised-days.tsx';
import { css } from '#styled/css/index.js';

const name = css({
  display: 'block',
  fontWeight: 600,
  fontSize: '16px',
  lineHeight: 1.25,
  marginTop: '14px',
  md: { fontSize: '17px' },
});
const from = css({
  display: 'block',
  marginTop: '8px',
  fontSize: '14px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

const soonest = css({ display: 'block', color: 'text2', fontWeight: 400 });

/** One celebrity as a link: portrait, name, what she is known for and where, and the lowest price. */
export function CelebrityCard(props: { celebrity: Card; locale: Locale; eager?: boolean }) {
  const { celebrity, locale } = props;
  const price = celebrity.from === null ? null : formatMoney(celebrity.from, locale);
  const known = [celebrity.title, celebrity.countryName].filter(Boolean).join(', ');
  return (
    <Link
      to="/{-$locale}/celebrity/$vendorId"
      params={{ vendorId: String(celebrity.id) }}
      className={personCard}
    >
      <Portrait
        name={celebrity.shopName}
        picture={celebrity.portrait}
        sources={celebrity.portrait === null ? [] : pictureSources(celebrity.portrait, 344)}
        ring="sweep"
        eager={props.eager ?? false}
      />
      <b className={name} lang={nameLanguage(celebrity.shopName, celebrity.country)}>
        {celebrity.shopName}
      </b>
      {/* Every listed celebrity was approved (docs/adr/0101). */}
      <span className="verified">
        <SpokenPause />
        <span className={visuallyHidden}>
          <Trans>Verified</Trans>
        </span>
      </span>
      {known ? (
        <span className={cardMeta}>
          <SpokenPause />
          {known}
        </span>
      ) : null}
      {price ? (
        <span className={from}>
          <SpokenPause />
          <Trans>from {price}</Trans>
          {celebrity.soonest === null ? null : (
            <span className={soonest}>
              <SpokenPause />
              <PromisedDays days={celebrity.soonest} />
            </span>
          )}
        </span>
      ) : null}
    </Link>
  );
}
