import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { section } from '#app/ui/layout/page.recipe.ts';
import { OnwardArrow, SectionHead, sectionLink } from '#app/ui/layout/section-head.tsx';
import { Carousel } from '#app/ui/layout/carousel.tsx';
import type { CelebrityCard as Card } from '#domain/catalog/celebrity.ts';
import type { Locale } from '#domain/locale.ts';

import { CelebrityCard } from './celebrity-card.tsx';

/** The first celebrities in a row, with a link to all of them. `children` are rendered next to it. */
export function CelebrityCarousel(props: {
  celebrities: readonly Card[];
  locale: Locale;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="celebrities" className={section}>
      <SectionHead
        id="celebrities"
        title={<Trans>Celebrities</Trans>}
        lead={<Trans>The person you choose is the person who answers.</Trans>}
      >
        {props.children}
        <Link to="/{-$locale}/celebrities" className={sectionLink}>
          <Trans>See all</Trans>
          <OnwardArrow />
        </Link>
      </SectionHead>
      <Carousel>
        {props.celebrities.map((celebrity) => (
          <li key={celebrity.id}>
            <CelebrityCard celebrity={celebrity} locale={props.locale} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
