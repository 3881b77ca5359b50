import { css, cva } from '#styled/css/index.js';

export const serviceRows = css({ display: 'grid', gap: '12px', listStyle: 'none' });

/** A main service: icon, text, price, and the button next to them or, on narrow screens, below. */
export const serviceRow = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 14px',
    padding: '16px',
    border: '1px solid token(colors.border)',
    borderRadius: 'l',
    background: 'surface',
    lg: {
      gridTemplateColumns: '48px minmax(0, 1fr) auto 160px',
      gap: '18px',
      padding: '18px 20px',
    },
  },
  variants: {
    featured: {
      true: {
        borderColor: 'brandInk',
        background: 'linear-gradient(90deg, token(colors.tint), token(colors.surface))',
      },
    },
    /** Without a button, the price is at the end. */
    closed: { true: { lg: { gridTemplateColumns: '48px minmax(0, 1fr) auto' } } },
  },
});
export const serviceEnd = css({
  display: 'grid',
  gridColumn: '1 / -1',
  marginTop: '10px',
  justifyItems: 'start',
  '& > a': { width: '100%', paddingInline: '12px' },
  lg: { gridColumn: 'auto', marginTop: 0, justifyItems: 'end' },
});
export const servicePrice = css({
  fontSize: '20px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** A service's icon on its tile. */
export const serviceSign = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    background: 'brandBg',
    color: 'brandInk',
  },
  variants: {
    size: {
      normal: {
        width: '44px',
        height: '44px',
        borderRadius: '14px',
        lg: { width: '48px', height: '48px' },
      },
      small: { width: '40px', height: '40px', borderRadius: '12px' },
    },
  },
  defaultVariants: { size: 'normal' },
});

export const socialList = css({
  display: 'grid',
  gap: '12px',
  listStyle: 'none',
  lg: { gridTemplateColumns: '1fr 1fr' },
});
/** A service on social media: a row that is a single link. */
export const socialRow = css({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  minHeight: '64px',
  padding: '11px 16px 11px 12px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  color: 'text',
  fontWeight: 500,
  textDecoration: 'none',
  _hover: { borderColor: 'brandInk', boxShadow: 'float' },
});
export const socialPrice = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
