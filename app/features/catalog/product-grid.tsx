import { cardGrid } from '#app/ui/layout/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import type { ProductCard as Card } from '#domain/product/product.ts';

import { ProductCard } from '#app/entities/product/product-card.tsx';

/** How many pictures are above the fold. */
const inSight = 6;

/** Product cards across the full width of the page. */
export function ProductGrid(props: { products: readonly Card[]; locale: Locale }) {
  return (
    <ul className={cardGrid}>
      {props.products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} locale={props.locale} eager={index < inSight} />
        </li>
      ))}
    </ul>
  );
}
