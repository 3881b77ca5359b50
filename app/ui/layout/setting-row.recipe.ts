import { css } from '#styled/css/index.js';

/** A row of a settings card: an icon, the setting, and its actions. */
export const settingRow = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: '56px',
  paddingBlock: '10px',
  '& + &': { borderTop: '1px solid token(colors.border)' },
  '& > svg': { color: 'text2' },
  '& strong': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { display: 'block', textStyle: 'hint', color: 'text2' },
  // The third part is below the text on phones, and next to it where there is room.
  '& > :nth-child(3)': { gridColumn: 2, justifySelf: 'start' },
  sm: {
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    '& > :nth-child(3)': { gridColumn: 3 },
  },
});
