import { css } from '#styled/css/index.js';

/** The parts of a confirmation dialog. */
export const questionBox = css({ padding: '28px' });
export const questionTitle = css({
  textStyle: 'h3',
  marginBottom: '8px',
  overflowWrap: 'anywhere',
});
export const questionWords = css({ color: 'text2', marginBottom: '20px' });
export const questionFoot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  justifyContent: 'end',
});
