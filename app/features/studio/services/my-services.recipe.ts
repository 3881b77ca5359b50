import { css } from '#styled/css/index.js';

export const column = css({ maxWidth: '820px', marginInline: 'auto' });
export const lead = css({
  maxWidth: '560px',
  marginInline: 'auto',
  marginTop: '-16px',
  marginBottom: '28px',
  color: 'text2',
  textAlign: 'center',
});
export const card = css({
  padding: '20px 20px 8px',
  marginBottom: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: '20px',
  background: 'surface',
  sm: { padding: '24px 28px 8px' },
});
export const cardTitle = css({ textStyle: 'h3', marginBottom: '4px' });
export const list = css({ listStyle: 'none' });
/** Check box, icon, name and price; a validation error of the price is shown below all of it. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 140px',
  alignItems: 'center',
  gap: '6px 12px',
  minHeight: '76px',
  paddingBlock: '12px',
  '& + &': { borderTop: '1px solid token(colors.border)' },
  sm: { gridTemplateColumns: 'minmax(0, 1fr) 160px', gap: '6px 20px' },
});
/** The name is the check box's click target. */
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  minWidth: 0,
  cursor: 'pointer',
  '& strong': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { display: 'block', textStyle: 'hint', color: 'text2' },
});
export const sign = css({ smDown: { display: 'none' } });
export const notOffered = css({ justifySelf: 'end', textStyle: 'hint', color: 'text2' });
/** Within how many days it is promised, below the price. */
export const promise = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 140px',
  alignItems: 'center',
  gap: '12px',
  color: 'text2',
  '& > span:first-child': { textAlign: 'end' },
  sm: { gridTemplateColumns: 'minmax(0, 1fr) 160px', gap: '20px' },
});
/** What else is promised of a video. */
export const quality = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '0 20px',
  border: 0,
  padding: 0,
  minWidth: 0,
  color: 'text2',
});
export const tick = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  cursor: 'pointer',
});
/** Shown where fans pay less than the price. */
export const onSale = css({ gridColumn: '1 / -1', textStyle: 'hint', color: 'text2' });
/** How a typed price was parsed, below its field. */
export const reading = css({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  textStyle: 'hint',
  color: 'text2',
});
export const problem = css({ gridColumn: '1 / -1', justifyContent: 'end' });
export const summaryLinks = css({ '& a': { color: 'inherit', textDecoration: 'underline' } });
