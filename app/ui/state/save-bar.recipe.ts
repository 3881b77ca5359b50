import { css } from '#styled/css/index.js';

/** The end of a long form: the number of unsaved changes, and the buttons; sticks to the bottom of the window. */
export const saveBarStyles = css.raw({
  position: 'sticky',
  bottom: 0,
  zIndex: 12,
  display: 'grid',
  gap: '12px',
  marginTop: '20px',
  paddingBlock: '14px calc(14px + env(safe-area-inset-bottom))',
  borderTop: '1px solid token(colors.control)',
  background: 'canvas',
  // Edge to edge on phones: it belongs to the window, not to the form.
  smDown: {
    gap: '8px',
    marginInline: '-20px',
    paddingInline: '20px',
    paddingTop: '10px',
    paddingBottom: 'calc(10px + env(safe-area-inset-bottom))',
    borderTopColor: 'border',
    background: 'surface',
    boxShadow: '0 -8px 24px -12px rgb(39 16 66 / 0.25)',
  },
  sm: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
});
export const saveBar = css(saveBarStyles);
export const saveBarWords = css({ textStyle: 'hint', color: 'text2', sm: { marginRight: 'auto' } });
/** Side by side on phones, with equal widths. */
export const saveBarButtons = css({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: '12px',
  sm: { display: 'flex', flexWrap: 'wrap' },
});
