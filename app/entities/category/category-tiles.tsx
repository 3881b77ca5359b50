import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { linkCard } from '#app/ui/layout/card.recipe.ts';
import { section } from '#app/ui/layout/page.recipe.ts';
import { SectionHead } from '#app/ui/layout/section-head.tsx';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { Category } from '#domain/catalog/category.ts';
import { css } from '#styled/css/index.js';

import { CategoryIcon } from './category-icon.tsx';

const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  listStyle: 'none',
  sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
  xl: { gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' },
  '& > li': { display: 'grid' },
  // A last tile that would be alone in its row fills the row.
  '& > li:last-child:nth-child(odd)': { smDown: { gridColumn: '1 / -1' } },
});
const name = css({
  display: 'block',
  fontWeight: 600,
  fontSize: '17px',
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
const figure = css({
  textStyle: 'hint',
  color: 'text2',
  fontVariantNumeric: 'tabular-nums',
});

/**
 * The catalogue's categories as tiles; renders nothing when there are none (row L3).
 * @param held how many celebrities and products each slug holds; without a count none is shown
 */
export function CategoryTiles(props: {
  categories: readonly Category[];
  held: Readonly<Record<string, number>>;
}) {
  if (props.categories.length === 0) return null;
  return (
    <section aria-labelledby="categories" className={section}>
      <SectionHead
        id="categories"
        title={<Trans>Categories</Trans>}
        lead={<Trans>Browse by what made them famous.</Trans>}
      />
      <ul className={grid}>
        {props.categories.map(({ id, slug, name: title }) => (
          <li key={id}>
            <Link
              to="/{-$locale}/products/$categorySlug"
              params={{ categorySlug: slug }}
              className={linkCard}
            >
              <CategoryIcon slug={slug} />
              <span>
                <b className={name}>{title}</b>
                {props.held[slug] === undefined ? null : (
                  <span className={figure}>
                    <SpokenPause />
                    <Plural value={props.held[slug]} one="# available" other="# available" />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
