import { Trans } from '@lingui/react/macro';

import { sectionHeading } from '#app/ui/page.recipe.ts';
import type { Category } from '#domain/category.ts';
import { css } from '#styled/css/index.js';

const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: '12px',
  sm: { gridTemplateColumns: '1fr 1fr' },
  xl: { gridTemplateColumns: 'repeat(4, 1fr)', gap: '16px' },
});
const tile = css({
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
});

/** The categories of the catalogue; nothing at all when there are none (row L3). */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={sectionHeading}>
        <Trans>Categories</Trans>
      </h2>
      <ul className={grid}>
        {categories.map((category) => (
          <li key={category.id} className={tile}>
            <h3 className={css({ textStyle: 'h3' })}>{category.name}</h3>
            <p className={css({ textStyle: 'hint', color: 'text2' })}>
              {category.children.map(({ name }) => name).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
