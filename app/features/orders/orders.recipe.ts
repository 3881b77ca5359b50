import { button } from '#app/ui/button.recipe.ts';
import { css, cx } from '#styled/css/index.js';

/** The looks that only orders have. */
export const dangerButton = cx(button({ variant: 'danger' }), css({ minHeight: '48px' }));
export const panelHeading = css({ textStyle: 'h3', marginBottom: '16px' });

/** Names and values, one below the other. */
export const factList = css({ display: 'grid', gap: '12px' });
export const fact = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 20px',
  '& dt': { color: 'text2' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', minWidth: 0 },
});
