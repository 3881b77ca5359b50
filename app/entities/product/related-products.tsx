import type { ReactNode } from 'react';

import { section, sectionHeading } from '#app/ui/layout/page.recipe.ts';
import { Carousel } from '#app/ui/layout/carousel.tsx';
import { CardSkeleton } from '#app/ui/state/skeleton.tsx';
import { ErrorPanel } from '#app/ui/state/state-panel.tsx';
import type { Locale } from '#domain/locale.ts';
import type { ProductCard as Card } from '#domain/product/product.ts';

import { ProductCard } from './product-card.tsx';

/**
 * Products in a row under a heading; renders nothing when there are none. A failure does not affect the rest of the
 * page.
 * @param products undefined while they are loading
 */
export function RelatedProducts(props: {
  heading: ReactNode;
  products: readonly Card[] | undefined;
  failed: boolean;
  onRetry: () => void;
  locale: Locale;
}) {
  if (props.products?.length === 0) return null;
  return (
    <section aria-labelledby="goods" className={section}>
      <h2 id="goods" className={sectionHeading}>
        {props.heading}
      </h2>
      {props.failed && !props.products ? (
        <ErrorPanel onRetry={props.onRetry} />
      ) : (
        <Carousel busy={!props.products}>
          {props.products
            ? props.products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} locale={props.locale} />
                </li>
              ))
            : [1, 2, 3, 4].map((place) => (
                <li key={place}>
                  <CardSkeleton />
                </li>
              ))}
        </Carousel>
      )}
    </section>
  );
}
