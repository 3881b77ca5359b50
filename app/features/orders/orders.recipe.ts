import { css } from '#styled/css/index.js';

/** The looks that only orders have. */
export const dangerButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: '48px',
  paddingInline: '24px',
  border: '1px solid token(colors.bad)',
  borderRadius: 'm',
  background: 'transparent',
  color: 'bad',
  fontWeight: 500,
  cursor: 'pointer',
  _hover: { background: 'badBg' },
  _disabled: { opacity: 0.6, cursor: 'progress' },
});
export const panelHeading = css({ textStyle: 'h3', marginBottom: '16px' });

/** Names and values, one below the other. */
export const factList = css({ display: 'grid', gap: '12px' });
export const fact = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 20px',
  '& dt': { color: 'text2' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', minWidth: 0 },
});
