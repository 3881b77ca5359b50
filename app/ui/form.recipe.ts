import { css } from '#styled/css/index.js';

/** The looks of fields and buttons (docs/adr/0005). */
export const field = css({ display: 'grid', gap: '6px', marginBottom: '20px' });
export const fieldLabel = css({ textStyle: 'label' });
export const fieldInput = css({
  width: '100%',
  minHeight: '48px',
  paddingBlock: '11px',
  paddingInline: '14px',
  border: '1px solid token(colors.control)',
  borderRadius: 'm',
  background: 'surface',
  color: 'text',
  fontSize: '16px',
  '&[aria-invalid=true]': { borderColor: 'bad', boxShadow: '0 0 0 1px token(colors.bad)' },
});
export const fieldError = css({ textStyle: 'hint', fontWeight: 500, color: 'bad' });
export const panel = css({
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  sm: { padding: '28px' },
});
export const primaryButton = css({
  minHeight: '48px',
  paddingInline: '24px',
  borderRadius: 'm',
  background: 'brand',
  color: 'onBrand',
  fontWeight: 500,
  cursor: 'pointer',
  _hover: { background: 'brandHover' },
  _disabled: { opacity: 0.6, cursor: 'progress' },
});
export const quietButton = css({
  minHeight: '44px',
  paddingInline: '12px',
  color: 'brandInk',
  fontWeight: 500,
  cursor: 'pointer',
  background: 'transparent',
});
