import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { section } from '#app/ui/layout/page.recipe.ts';
import { OnwardArrow, SectionHead, sectionLink } from '#app/ui/layout/section-head.tsx';
import { Carousel } from '#app/ui/layout/carousel.tsx';
import type { Locale } from '#domain/locale.ts';
import type { ProductCard as Card } from '#domain/product/product.ts';

import { ProductCard } from './product-card.tsx';

/** The newest products in a row; renders nothing when there are none. */
export function ProductCarousel(props: {
  products: readonly Card[];
  locale: Locale;
  /** Slug of the category that most of them belong to. */
  allIn: string | null;
}) {
  if (props.products.length === 0) return null;
  return (
    <section aria-labelledby="goods" className={section}>
      <SectionHead
        id="goods"
        title={<Trans>Signed by the stars, sent to you</Trans>}
        lead={<Trans>Records, shirts and prints, shipped with tracking.</Trans>}
      >
        {props.allIn === null ? null : (
          <Link
            to="/{-$locale}/products/$categorySlug"
            params={{ categorySlug: props.allIn }}
            className={sectionLink}
          >
            <Trans>See all</Trans>
            <OnwardArrow />
          </Link>
        )}
      </SectionHead>
      <Carousel>
        {props.products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} locale={props.locale} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
