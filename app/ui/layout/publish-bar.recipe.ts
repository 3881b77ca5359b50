import { saveBarStyles } from '#app/ui/state/save-bar.recipe.ts';
import { css } from '#styled/css/index.js';

/**
 * A single bar where there is room. On phones only the save button sticks to the bottom of the window; the other
 * actions end the form.
 */
export const whole = css(saveBarStyles, { smDown: { display: 'contents' } });

export const foot = css(saveBarStyles, { sm: { display: 'contents' } });

export const waysOut = css({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: '12px',
  smDown: { marginTop: '20px' },
  sm: { display: 'flex', order: 1 },
});

export const waysOn = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  sm: { display: 'flex', order: 2 },
});

export const words = css({ smDown: { srOnly: true } });
