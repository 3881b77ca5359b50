import { css } from '#styled/css/index.js';

export const cards = css({ display: 'grid', gap: '24px', maxWidth: '720px', marginInline: 'auto' });
export const cardTitle = css({ textStyle: 'h3', marginBottom: '8px' });
export const cardWords = css({ color: 'text2', marginBottom: '16px' });
export const cardFoot = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '20px' });
export const consentList = css({ listStyle: 'none' });
/** One consent: the text and the date, with its wording below. */
export const consentRow = css({
  paddingBlock: '14px',
  '& + &': { borderTop: '1px solid token(colors.border)' },
  '& strong': { display: 'block', fontWeight: 500 },
  '& small': { display: 'block', textStyle: 'hint', color: 'text2' },
  '& summary': { minHeight: '44px', paddingBlock: '10px', color: 'brandInk', cursor: 'pointer' },
  '& blockquote': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: 'text2' },
});
