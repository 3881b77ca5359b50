import { css } from '#styled/css/index.js';

export const column = css({ maxWidth: '900px', marginInline: 'auto' });
export const lead = css({
  maxWidth: '600px',
  marginInline: 'auto',
  marginTop: '-16px',
  marginBottom: '28px',
  color: 'text2',
  textAlign: 'center',
});
export const list = css({ display: 'grid', gap: '16px', listStyle: 'none' });
export const card = css({
  display: 'grid',
  gap: '16px',
  padding: '16px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  sm: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: '24px', padding: '20px' },
});
export const facts = css({ display: 'grid', gap: '12px', alignContent: 'start', minWidth: 0 });
export const title = css({ textStyle: 'h3', overflowWrap: 'anywhere' });
export const quiet = css({ color: 'text2' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
export const addPanel = css({
  marginTop: '24px',
  '& > p': { marginBottom: '12px' },
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
});
export const heading = css({ textStyle: 'h3', marginBottom: '12px' });
export const samples = css({
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minHeight: '60px',
    paddingBlock: '8px',
  },
  '& li + li': { borderTop: '1px solid token(colors.border)' },
});
export const captionRow = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 48px',
  alignItems: 'end',
  gap: '0 10px',
  '& > :nth-child(3)': { gridColumn: '1 / 3', gridRow: 2 },
  '& > button': { gridRow: 2, alignSelf: 'start', marginTop: '29px' },
  sm: {
    gridTemplateColumns: '110px 110px minmax(0, 1fr) 48px',
    '& > :nth-child(3)': { gridColumn: 'auto', gridRow: 'auto' },
    '& > button': { gridRow: 'auto' },
  },
});
export const fieldsetLook = css({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const hiddenInput = css({ srOnly: true });
export const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '20px' });
