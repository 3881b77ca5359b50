import { css } from '#styled/css/index.js';

export const safetyTitle = css({ textStyle: 'h3', marginBottom: '12px' });
