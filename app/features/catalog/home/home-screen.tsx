import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { CategoryTiles } from '#app/entities/category/category-tiles.tsx';
import { ProductCarousel } from '#app/entities/product/product-carousel.tsx';
import { BannerStage } from './banner-stage.tsx';
import { CelebrityCarousel } from '#app/entities/celebrity/celebrity-carousel.tsx';
import { HeroCollage } from './hero-collage.tsx';
import { HeroStage } from './hero-stage.tsx';
import { HowItWorksBand } from './how-it-works-band.tsx';
import { useReturnFocus } from '#app/platform/browser/use-return-focus.ts';
import { stagePage } from '#app/ui/layout/page.recipe.ts';
import type { Facets } from '#domain/catalog/facets.ts';
import type { Locale } from '#domain/locale.ts';
import type { ProductCard } from '#domain/product/product.ts';

import { homeQueries } from './home-route.ts';
import { ListingDrawer } from '#app/features/catalog/listing/listing-drawer.tsx';
import { listingOf } from '#app/features/catalog/listing/listing.ts';

/** A shelf is a preview; the full list has its own page. */
const onShelf = 12;

/** The number of celebrities and products in each category; none if either was not counted. */
function heldBy(...facets: readonly (Facets | undefined)[]): Record<string, number> {
  const held: Record<string, number> = {};
  if (facets.some((one) => one?.categories === null)) return held;
  for (const { slug, count } of facets.flatMap((one) => one?.categories ?? [])) {
    held[slug] = (held[slug] ?? 0) + count;
  }
  return held;
}

/** Shelves are visual, so items with a picture come first. */
function inWindow(goods: readonly ProductCard[]): readonly ProductCard[] {
  const rank = ({ picture }: ProductCard) => (picture === null ? 1 : 0);
  return goods.toSorted((a, b) => rank(a) - rank(b)).slice(0, onShelf);
}

/** The home page: what the site is, who is here, the categories, how it works, and the products. */
export function HomeScreen({ locale }: { locale: Locale }) {
  useReturnFocus();
  const queries = homeQueries(locale);
  const { data: celebrities } = useSuspenseQuery(queries.celebrities);
  const { data: lowestPrice } = useQuery(queries.lowestPrice);
  const { data: categories } = useQuery(queries.categories);
  const { data: people } = useQuery(queries.people);
  const { data: goods } = useQuery(queries.goods);
  const { data: products } = useQuery(queries.products);
  const { data: hero } = useQuery(queries.hero);
  const { data: banner } = useQuery(queries.banner);
  const isTop = (slug: string) => categories?.some((category) => category.slug === slug);
  const fullest = goods?.categories?.find(({ slug }) => isTop(slug))?.slug;
  return (
    <div className={stagePage}>
      <HeroStage
        block={hero ?? null}
        locale={locale}
        celebrities={celebrities.total}
        lowestPrice={lowestPrice ?? null}
        collage={<HeroCollage faces={celebrities.rows} centre={hero?.picture ?? null} />}
      />
      <CelebrityCarousel celebrities={celebrities.rows.slice(0, onShelf)} locale={locale}>
        <ListingDrawer
          listing={listingOf(locale, ['celebrities', 'products'], {})}
          withCategories
          place="inline"
        />
      </CelebrityCarousel>
      <CategoryTiles categories={categories ?? []} held={heldBy(people, goods)} />
      <HowItWorksBand locale={locale} />
      <ProductCarousel
        products={inWindow(products?.rows ?? [])}
        locale={locale}
        allIn={fullest ?? null}
      />
      <BannerStage block={banner ?? null} />
    </div>
  );
}
