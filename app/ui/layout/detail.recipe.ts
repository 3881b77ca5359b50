import { css } from '#styled/css/index.js';

/** The page of a celebrity or product: the picture and, from 768 px on, the details next to it. */
export const detailLayout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignItems: 'start',
  md: { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)', gap: '40px' },
  lg: { gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)', gap: '64px' },
});

/** The picture's column: stays in view next to a longer text. */
export const detailAside = css({ md: { position: 'sticky', top: '99px' } });

/** The large picture: edge to edge on phones, directly below the header. */
export const detailPicture = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  marginTop: '-32px',
  marginInline: '-20px',
  aspectRatio: '1',
  borderRadius: '0 0 28px 28px',
  background: 'brandBg',
  color: 'brandInk',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 12%' },
  md: { marginTop: 0, marginInline: 0, aspectRatio: '4/5', borderRadius: 'xl', boxShadow: 'float' },
});

export const detailTitle = css({
  fontSize: 'clamp(32px, 1rem + 2.4vw, 48px)',
  lineHeight: 1.12,
  fontWeight: 600,
  letterSpacing: '-0.018em',
});

/** Short facts side by side, each with its icon. */
export const factRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  marginTop: '12px',
  color: 'text2',
  listStyle: 'none',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  '& svg': { flex: 'none' },
});

/** A quiet panel next to the main content. */
export const quietPanel = css({
  padding: '20px 22px',
  borderRadius: 'l',
  background: 'sunken',
  '& p': { marginTop: '6px', fontSize: '15px', color: 'text2' },
});

/** A bar that keeps the primary action within thumb's reach; phones only. */
export const actionBar = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 12,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
  borderTop: '1px solid token(colors.border)',
  background: 'surface',
  boxShadow: '0 -8px 24px -12px rgb(39 16 66 / 0.25)',
  md: { display: 'none' },
});
