import { css } from '#styled/css/index.js';

/** The measure every page stands in (spec §9: page margins and the widest page). */
export const page = css({
  maxWidth: 'page',
  marginInline: 'auto',
  paddingTop: '32px',
  paddingInline: '20px',
  paddingBottom: '60px',
  md: { paddingTop: '53px', paddingInline: '44px', paddingBottom: '20px' },
});

export const sectionHeading = css({ textStyle: 'h2', marginBottom: '20px' });

/** Cards of one kind in a row that wraps. */
export const cardRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '28px 20px',
  listStyle: 'none',
});
