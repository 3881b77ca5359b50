import { css } from '#styled/css/index.js';

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
  // A field that gets the focus scrolls its label out from under the header.
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
