import { css } from '#styled/css/index.js';

export const column = css({ maxWidth: '820px', marginInline: 'auto' });
/** Parts of the page outside the form. */
export const below = css({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  marginTop: '48px',
});
export const card = css({
  padding: '20px',
  marginBottom: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: '20px',
  background: 'surface',
  sm: { padding: '28px' },
  // The card's padding provides enough space below its last field.
  '& > :last-child': { marginBottom: 0 },
});
export const cardTitle = css({ textStyle: 'h3', marginBottom: '20px' });
export const pictureRow = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '20px',
  marginBottom: '24px',
  sm: { flexDirection: 'row', alignItems: 'center' },
});
export const switchRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px',
  minHeight: '56px',
  paddingBlock: '10px',
  cursor: 'pointer',
  '& + &': { borderTop: '1px solid token(colors.border)' },
  '& strong': { display: 'block', fontWeight: 500 },
  '& small': { textStyle: 'hint', color: 'text2' },
});
/** A check box as a switch: the knob is to the right and the ground filled when it is on. */
export const switchBox = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '48px',
  height: '28px',
  margin: 0,
  border: '1px solid token(colors.control)',
  borderRadius: 'full',
  background: 'surface',
  cursor: 'pointer',
  transition: 'background token(durations.fast)',
  _after: {
    content: '""',
    position: 'absolute',
    top: '4px',
    left: '4px',
    width: '18px',
    height: '18px',
    borderRadius: 'full',
    background: 'text3',
    transition: 'transform token(durations.fast)',
  },
  _checked: {
    background: 'brand',
    borderColor: 'brand',
    _after: { transform: 'translateX(20px)', background: 'onBrand' },
  },
  '&:focus-visible': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
});
export const saveBar = css({
  display: 'grid',
  gap: '12px',
  paddingTop: '12px',
  borderTop: '1px solid token(colors.control)',
  color: 'text2',
  textStyle: 'hint',
  sm: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});
