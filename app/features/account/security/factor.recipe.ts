import { css } from '#styled/css/index.js';

export const factorTitle = css({ textStyle: 'h3', marginBottom: '6px' });
export const factorLead = css({ color: 'text2', marginBottom: '12px' });
export const factorList = css({ listStyle: 'none', marginBottom: '12px' });
