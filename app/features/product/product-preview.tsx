import type { Locale } from '#domain/locale.ts';
import { htmlOfMarks } from '#domain/text/marked-text.ts';
import { productOf, type TypedProduct } from '#domain/product/own-product.ts';
import type { User } from '#domain/account/user.ts';

import { ProductPage } from './product-page.tsx';

/** A product page with the current input, converted to HTML the same way as on save. */
export function ProductPreview(props: { typed: TypedProduct; viewer: User; locale: Locale }) {
  const { typed, viewer, locale } = props;
  const { title, price, stock, description } = productOf(typed, locale, 'draft');
  return (
    <ProductPage
      product={{
        id: 0,
        title,
        price,
        stock,
        inStock: stock !== 0,
        picture: typed.pictures[0]?.src ?? null,
        pictures: typed.pictures,
        description: htmlOfMarks(description),
        categories: [],
        seller: { id: viewer.id, shopName: viewer.name },
      }}
      locale={locale}
      breadcrumb={null}
      order={null}
      report={null}
      more={null}
    />
  );
}
