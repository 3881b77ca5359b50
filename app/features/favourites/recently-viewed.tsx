import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { CelebrityCard } from '#app/entities/celebrity/celebrity-card.tsx';
import { viewedCardsQuery } from '#app/entities/favourite/favourites.queries.ts';
import { recentlyViewed } from '#app/entities/favourite/saved-favourites.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { scrollingRow } from '#app/ui/layout/page.recipe.ts';
import { SectionHead } from '#app/ui/layout/section-head.tsx';
import { css } from '#styled/css/index.js';

const frame = css({
  width: '100%',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: '20px',
  paddingBottom: '60px',
  md: { paddingInline: '44px', paddingTop: '40px', paddingBottom: '20px' },
});
const none: readonly number[] = [];

/**
 * The celebrities that were looked at in this browser, the latest first. It appears only while its place is below what
 * is in view, so that nothing moves that someone looks at.
 */
export function RecentlyViewed() {
  const locale = useLocale();
  const kept = useSyncExternalStore(recentlyViewed.follow, recentlyViewed.read, () => none);
  const place = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  const ids = kept.toReversed();
  const { data: cards = [] } = useQuery({
    ...viewedCardsQuery(ids, locale),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  const isReady = ids.length > 0 && cards.length > 0;
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (isReady && top >= window.innerHeight) setBelow(true);
  }, [isReady]);
  return (
    <div ref={place}>
      {isReady && isBelow ? (
        <section aria-labelledby="viewed" className={frame}>
          <SectionHead id="viewed" title={<Trans>Recently viewed</Trans>}>
            <button
              type="button"
              className={button({ variant: 'quiet' })}
              onClick={() => recentlyViewed.write([])}
            >
              <Trans>Clear list</Trans>
            </button>
          </SectionHead>
          <ul className={scrollingRow}>
            {cards.map((celebrity) => (
              <li key={celebrity.id}>
                <CelebrityCard celebrity={celebrity} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
