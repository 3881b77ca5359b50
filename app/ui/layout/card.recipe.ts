import { css } from '#styled/css/index.js';

/** A person's picture with a short text as one link: 157 px wide, 188 px from 768 px on (spec §9). */
export const personCard = css({
  // Keeps visually hidden text inside the card, wherever a row of cards is scrolled to.
  position: 'relative',
  display: 'block',
  width: 'card',
  borderRadius: '16px',
  color: 'text',
  textDecoration: 'none',
  md: { width: 'cardWide' },
  '&:hover img': { transform: 'scale(1.03)' },
});

/** The frame of a person's picture: 4:5, so that nothing shifts when the picture or the clip over it loads. */
export const personPicture = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '4/5',
  borderRadius: '16px',
  background: 'brandBg',
  color: 'brandInk',
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform token(durations.slow) token(easings.out)',
  },
});

/** A picture, a title and a price as one link, as wide as a celebrity card. */
export const productCard = css({
  // Keeps visually hidden text inside the card, wherever a row of cards is scrolled to.
  position: 'relative',
  display: 'block',
  width: 'card',
  borderRadius: '16px',
  color: 'text',
  textDecoration: 'none',
  md: { width: 'cardWide' },
  '&:hover img': { transform: 'scale(1.03)' },
});

/** The frame of a product picture: 4:5, so that nothing shifts when the picture loads. */
export const pictureFrame = css({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '4/5',
  marginBottom: '12px',
  borderRadius: '16px',
  background: 'tint',
  color: 'brandInk',
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform token(durations.slow) token(easings.out)',
  },
});

/** At most two lines; the full title stays in the accessible name. */
export const cardTitle = css({
  fontWeight: 500,
  lineHeight: 1.3,
  lineClamp: 2,
});
export const cardMeta = css({
  display: 'block',
  textStyle: 'hint',
  color: 'text2',
  marginTop: '3px',
});

/** A panel that is a single link. */
export const linkCard = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '18px',
  minHeight: '124px',
  padding: '16px',
  border: '1px solid token(colors.border)',
  borderRadius: '20px',
  background: 'surface',
  color: 'text',
  textDecoration: 'none',
  transition: 'border-color token(durations.fast), box-shadow token(durations.base)',
  sm: { minHeight: '148px', padding: '20px' },
  _hover: { borderColor: 'brandInk', boxShadow: 'float' },
  '& svg': { width: '28px', height: '28px', color: 'brandInk' },
});
