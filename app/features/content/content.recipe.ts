import { css } from '#styled/css/index.js';

/** A single column at a readable width. */
export const readingColumn = css({ width: '100%', maxWidth: '680px', marginInline: 'auto' });
