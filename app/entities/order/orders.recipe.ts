import { button } from '#app/ui/button.recipe.ts';
import { css, cx } from '#styled/css/index.js';

/** Styles used by orders only. */
export const dangerButton = cx(button({ variant: 'danger' }), css({ minHeight: '48px' }));
export const panelHeading = css({ textStyle: 'h3', marginBottom: '16px' });

/**
 * A row of buttons. Where marked, it sits at the bottom of a phone's screen, within thumb's reach wherever the request
 * is scrolled.
 */
export const footBar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '16px',
  '&[data-foot-bar]': {
    mdDown: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 12,
      padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
      borderTop: '1px solid token(colors.border)',
      background: 'surface',
      boxShadow: '0 -8px 24px -12px rgb(39 16 66 / 0.25)',
      '& > *': { flex: 1 },
    },
  },
});

/** Names and values in a vertical list. */
export const factList = css({ display: 'grid', gap: '12px' });
export const fact = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 20px',
  '& dt': { color: 'text2' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', minWidth: 0 },
});
