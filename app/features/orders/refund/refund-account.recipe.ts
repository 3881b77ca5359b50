import { css } from '#styled/css/index.js';

export const words = css({ color: 'text2', marginBottom: '16px', maxWidth: '62ch' });
