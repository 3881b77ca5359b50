import { css } from '#styled/css/index.js';

const tone = 'color-mix(in srgb, token(colors.brandInk) 16%, transparent)';

/**
 * What stands in a picture's place until it is painted: a size that was never asked for is made first. It lies behind
 * the picture, so nothing has to be taken away, and needs no script.
 */
export const waitingFigure = css({
  backgroundImage: `radial-gradient(circle closest-side at 50% 38%, ${tone} 48%, transparent 50%), radial-gradient(ellipse 38% 34% at 50% 100%, ${tone} 98%, transparent)`,
});
export const waitingGoods = css({
  backgroundImage: `linear-gradient(160deg, token(colors.tint), ${tone})`,
});
