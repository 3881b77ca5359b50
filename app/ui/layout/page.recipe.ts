import { css } from '#styled/css/index.js';

/**
 * The container of every page (spec §9: page margins and maximum width). Where a page is nested in another frame, that
 * frame sets `--page-inset` and `--page-top` to zero.
 */
export const page = css({
  width: '100%',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingTop: 'var(--page-top, 53px)',
  paddingInline: 'var(--page-inset, 20px)',
  paddingBottom: '60px',
  md: { paddingInline: 'var(--page-inset, 44px)', paddingBottom: '20px' },
});

/** A page whose first element extends to the edges of a phone's screen, such as the home page. */
export const stagePage = css({
  width: '100%',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingTop: '32px',
  paddingInline: '20px',
  paddingBottom: '60px',
  md: { paddingTop: '53px', paddingInline: '44px', paddingBottom: '20px' },
});

/** A form or a text with its summary: side by side from 992 px on, stacked below that. */
export const splitPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: '48px' },
  '& > aside': { lg: { position: 'sticky', top: '99px' } },
});

/** The centred title of an account page. */
export const pageTitle = css({
  textStyle: 'h1',
  textAlign: 'center',
  marginBottom: '24px',
  md: { marginBottom: '36px' },
});

export const section = css({ marginTop: '56px', md: { marginTop: '72px' } });
export const sectionHeading = css({ textStyle: 'h2', marginBottom: '20px' });

/** Cards in a grid that fills the full width. */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, token(sizes.card))',
  justifyContent: 'space-between',
  gap: '32px 16px',
  listStyle: 'none',
  md: { gridTemplateColumns: 'repeat(auto-fill, token(sizes.cardWide))', gap: '44px 20px' },
});

/** Cards in a horizontally scrolling row that extends to the page edges. */
export const scrollingRow = css({
  display: 'flex',
  gap: '16px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  scrollPaddingInline: '20px',
  paddingBlock: '6px 12px',
  paddingInline: '20px',
  marginTop: '-6px',
  marginInline: '-20px',
  listStyle: 'none',
  md: { gap: '24px', scrollPaddingInline: '44px', paddingInline: '44px', marginInline: '-44px' },
  '& > *': { flex: 'none', scrollSnapAlign: 'start' },
});

/** Visible to screen readers only. */
export const visuallyHidden = css({ srOnly: true });
