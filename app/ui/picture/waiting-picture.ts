import { css } from '#styled/css/index.js';

const tone = 'color-mix(in srgb, token(colors.brandInk) 16%, transparent)';

/**
 * The placeholder until a picture is painted: a size requested for the first time has to be generated. It is behind the
 * picture, so it need not be removed and works without JavaScript.
 */
export const waitingFigure = css({
  backgroundImage: `radial-gradient(circle closest-side at 50% 38%, ${tone} 48%, transparent 50%), radial-gradient(ellipse 38% 34% at 50% 100%, ${tone} 98%, transparent)`,
});
export const waitingGoods = css({
  backgroundImage: `linear-gradient(160deg, token(colors.tint), ${tone})`,
});
