import { cva } from '#styled/css/index.js';

/** The placement of a modal dialog: centred, as a drawer on the right, or full screen. */
export const dialog = cva({
  base: {
    flexDirection: 'column',
    maxWidth: 'none',
    maxHeight: 'none',
    border: 0,
    background: 'surface',
    color: 'text',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    '&[open]': { display: 'flex' },
    _backdrop: { background: 'scrim' },
  },
  variants: {
    place: {
      middle: {
        width: 'min(480px, calc(100vw - 40px))',
        maxHeight: 'calc(100dvh - 40px)',
        margin: 'auto',
        borderRadius: 'xl',
        boxShadow: 'drawer',
        overflow: 'auto',
        animation: 'fadeDown token(durations.base) token(easings.out)',
      },
      drawer: {
        width: 'min(token(sizes.drawer), 100vw)',
        height: '100dvh',
        margin: '0 0 0 auto',
        borderRadius: '24px 0 0 24px',
        boxShadow: 'drawer',
        animation: 'slideIn token(durations.slow) token(easings.out)',
      },
      screen: {
        width: '100%',
        height: '100dvh',
        margin: 0,
        background: 'canvas',
        overflow: 'auto',
      },
    },
  },
  defaultVariants: { place: 'middle' },
});
