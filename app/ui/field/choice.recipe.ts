import { css } from '#styled/css/index.js';

/** A group of choices in a `fieldset`, with a single label. */
export const fieldset = css({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  marginBottom: '20px',
});

export const legend = css({ fontWeight: 600, marginBottom: '10px' });

/** A radio button with its label, 44 px high. */
export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  cursor: 'pointer',
  '& input': {
    width: '22px',
    height: '22px',
    flex: 'none',
    margin: 0,
    appearance: 'none',
    border: '1.5px solid token(colors.control)',
    borderRadius: 'full',
    background: 'surface',
    cursor: 'pointer',
    '&:checked': { borderWidth: '7px', borderColor: 'brand' },
    // With forced colours, the radio buttons use them too.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** A native radio button inside its label, which is what is seen. */
const choiceStyles = css.raw({
  position: 'relative',
  border: '1px solid token(colors.control)',
  background: 'surface',
  fontWeight: 500,
  cursor: 'pointer',
  transition: 'background token(durations.fast), border-color token(durations.fast)',
  _hover: { borderColor: 'brandInk', background: 'tint' },
  '& svg': { flex: 'none', color: 'text2' },
  // The button covers its label and is invisible.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(:checked)': {
    borderColor: 'brandInk',
    boxShadow: '0 0 0 1px token(colors.brandInk)',
    background: 'tint',
    '& svg': { color: 'brandInk' },
  },
  '&:has(:focus-visible)': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
});

/** A native radio button as a card: the whole card is its label. */
export const choiceCard = css(choiceStyles, {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  paddingBlock: '14px',
  paddingInline: '16px',
  borderRadius: 'm',
  overflowWrap: 'anywhere',
  sm: { flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
});

export const choiceCards = css({
  display: 'grid',
  gap: '10px',
  sm: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});

/** The same as a chip, for values of a word or two. */
export const choiceChip = css(choiceStyles, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  paddingInline: '16px',
  borderRadius: 'full',
});
