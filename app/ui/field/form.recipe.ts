import { css, cva } from '#styled/css/index.js';

import { button } from '#app/ui/button.recipe.ts';

/** The looks of fields (docs/adr/0005); buttons are in `button.recipe.ts`. */
export const field = css({
  display: 'grid',
  gap: '6px',
  alignContent: 'start',
  marginBottom: '20px',
});
export const fieldLabel = css({ textStyle: 'label' });
export const fieldHint = css({ textStyle: 'hint', color: 'text2' });
/** "(optional)" behind a label: required is the rule and is not marked. */
export const fieldOptional = css({ fontWeight: 400, color: 'text3' });
export const fieldInput = css({
  width: '100%',
  minHeight: '48px',
  paddingBlock: '11px',
  paddingInline: '14px',
  border: '1px solid token(colors.control)',
  borderRadius: 'm',
  background: 'surface',
  color: 'text',
  // Never below 16 px: a phone would zoom in.
  fontSize: '16px',
  lineHeight: 1.4,
  transition: 'border-color token(durations.fast), box-shadow token(durations.fast)',
  // A field that gets the focus brings its label along from under the header.
  scrollMarginTop: '40px',
  '&[aria-invalid=true]': { borderColor: 'bad', boxShadow: '0 0 0 1px token(colors.bad)' },
  '&:focus-visible': {
    outline: 'none',
    borderColor: 'brandInk',
    borderRadius: 'm',
    boxShadow: '0 0 0 3px color-mix(in srgb, token(colors.focus) 45%, transparent)',
    // What is wrong stays red while it is put right.
    '&[aria-invalid=true]': { borderColor: 'bad' },
  },
  '&:is(textarea)': { minHeight: '132px', resize: 'vertical', fieldSizing: 'content' },
});
export const fieldError = css({
  display: 'flex',
  gap: '6px',
  textStyle: 'hint',
  fontWeight: 500,
  color: 'bad',
  '& svg': { flex: 'none', width: '16px', height: '16px', marginTop: '2px' },
});
/** Two fields beside each other where there is room. */
export const fieldPair = css({
  display: 'grid',
  columnGap: '20px',
  sm: { gridTemplateColumns: '1fr 1fr' },
});
/** Everything a `fieldset` is about is one label and its choices. */
export const fieldset = css({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  marginBottom: '20px',
});
export const legend = css({ fontWeight: 600, marginBottom: '10px' });

/** A radio button with its words, 44 px high. */
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
    // Where colours are the system's own, so are its buttons.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** A native radio button as a card: the whole card is its label. */
export const choiceCard = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  paddingBlock: '14px',
  paddingInline: '16px',
  border: '1px solid token(colors.control)',
  borderRadius: 'm',
  background: 'surface',
  fontWeight: 500,
  cursor: 'pointer',
  transition: 'background token(durations.fast), border-color token(durations.fast)',
  overflowWrap: 'anywhere',
  sm: { flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  _hover: { borderColor: 'brandInk', background: 'tint' },
  '& svg': { flex: 'none', color: 'text2' },
  // The button is as large as the card, and not seen.
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
export const choiceCards = css({
  display: 'grid',
  gap: '10px',
  sm: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});

export const panel = css({
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  sm: { padding: '28px' },
});

/** A sentence with an icon on a coloured ground: what is good to know, went well or went wrong. */
export const notice = cva({
  base: {
    display: 'flex',
    gap: '12px',
    paddingBlock: '14px',
    paddingInline: '16px',
    borderRadius: 'm',
    fontSize: '15px',
    lineHeight: 1.45,
    '& svg': { flex: 'none', width: '20px', height: '20px', marginTop: '1px' },
  },
  variants: {
    tone: {
      info: { background: 'infoBg', color: 'info' },
      good: { background: 'goodBg', color: 'good' },
      warn: { background: 'warnBg', color: 'warn' },
      bad: { background: 'badBg', color: 'bad' },
      brand: { background: 'brandBg', color: 'brandInk' },
    },
  },
  defaultVariants: { tone: 'info' },
});

/** The button is a label: the file field itself is only heard. */
export const fileButton = css({
  position: 'relative',
  overflow: 'hidden',
  '&:focus-within': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: '0' },
  '&[aria-disabled=true] input': { cursor: 'not-allowed' },
});

export const primaryButton = button({ variant: 'filled' });
export const quietButton = button({ variant: 'quiet' });
