import { css } from '#styled/css/index.js';

/** One column as wide as one likes to read. */
export const legalColumn = css({ width: '100%', maxWidth: '680px', marginInline: 'auto' });
