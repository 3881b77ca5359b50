import { css } from '#styled/css/index.js';

import { button } from '#app/ui/button.recipe.ts';

/** Field styles (docs/adr/0005); buttons are in `button.recipe.ts`. */
export const field = css({
  display: 'grid',
  gap: '6px',
  alignContent: 'start',
  marginBottom: '20px',
});
export const fieldLabel = css({ textStyle: 'label' });
export const fieldHint = css({ textStyle: 'hint', color: 'text2' });
/** "(optional)" after a label: fields are required by default and not marked as such. */
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
  // Never below 16 px: phones would zoom in.
  fontSize: '16px',
  lineHeight: 1.4,
  transition: 'border-color token(durations.fast), box-shadow token(durations.fast)',
  // A focused field scrolls its label out from under the header.
  scrollMarginTop: '40px',
  '&[aria-invalid=true]': { borderColor: 'bad', boxShadow: '0 0 0 1px token(colors.bad)' },
  '&:focus-visible': {
    outline: 'none',
    borderColor: 'brandInk',
    borderRadius: 'm',
    boxShadow: '0 0 0 3px color-mix(in srgb, token(colors.focus) 45%, transparent)',
    // Errors stay red while they are being corrected.
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
/** Two fields side by side where there is room. */
export const fieldPair = css({
  display: 'grid',
  columnGap: '20px',
  sm: { gridTemplateColumns: '1fr 1fr' },
});
/** The button is a label; the file input itself is exposed to screen readers only. */
export const fileButton = css({
  position: 'relative',
  overflow: 'hidden',
  '&:focus-within': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: '0' },
  '&[aria-disabled=true] input': { cursor: 'not-allowed' },
});

export const primaryButton = button({ variant: 'filled' });
export const quietButton = button({ variant: 'quiet' });
