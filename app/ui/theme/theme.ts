import { themeColors } from './theme-colors.ts';

/** System fonts with Fira's metrics (`app/shell/global.css`), then generic fallbacks. */
const standIns =
  "'Fira Sans Fallback', 'Fira Sans Fallback Android', 'Fira Sans Fallback Linux', 'Noto Sans', system-ui, sans-serif";

/** Design tokens: colours, type, space, motion. Panda turns them into CSS variables (docs/adr/0005). */
export const tokens = {
  fonts: {
    body: { value: `'Fira Sans', ${standIns}` },
    wordmark: { value: `'Astera Wordmark', ${standIns}` },
  },
  radii: {
    s: { value: '8px' },
    m: { value: '12px' },
    l: { value: '18px' },
    xl: { value: '28px' },
    full: { value: '9999px' },
  },
  sizes: {
    page: { value: '1900px' },
    header: { value: '75px' },
    headerPhone: { value: '64px' },
    card: { value: '157px' },
    cardWide: { value: '188px' },
    drawer: { value: '340px' },
    sideMenu: { value: '232px' },
  },
  shadows: {
    small: { value: '0 1px 3px light-dark(rgb(39 16 66 / 0.05), rgb(255 255 255 / 0.03))' },
    float: { value: '0 12px 28px -8px light-dark(rgb(39 16 66 / 0.12), rgb(0 0 0 / 0.6))' },
    drawer: { value: '0 24px 64px -12px light-dark(rgb(39 16 66 / 0.3), rgb(0 0 0 / 0.8))' },
  },
  durations: { fast: { value: '120ms' }, base: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { out: { value: 'cubic-bezier(.2,.7,.2,1)' } },
} as const;

/** `light-dark()` follows `color-scheme`, set by the system or by `data-theme` on the page. */
const colors = Object.fromEntries(
  Object.entries(themeColors).map(([name, [light, dark]]) => [
    name,
    { value: light === dark ? light : `light-dark(${light}, ${dark})` },
  ]),
);

/** The gap between the header's parts: smaller where the window is narrow. */
const spacing = {
  headerGap: { value: { base: '8px', '2xl': 'clamp(12px, (100vw - 1360px) / 4, 28px)' } },
  headerEntry: {
    value: {
      base: 'clamp(4px, (100vw - 1120px) / 20, 10px)',
      '2xl': 'clamp(7px, (100vw - 1280px) / 16, 12px)',
    },
  },
};

export const semanticTokens = { colors, spacing };

export const textStyles = {
  hero: {
    value: {
      fontSize: 'clamp(36px, 1.1rem + 3vw, 60px)',
      lineHeight: 1.04,
      fontWeight: 600,
      letterSpacing: '-0.028em',
    },
  },
  h1: {
    value: {
      fontSize: 'clamp(28px, 1.2rem + 2vw, 40px)',
      lineHeight: 1.12,
      fontWeight: 600,
      letterSpacing: '-0.018em',
    },
  },
  h2: {
    value: {
      fontSize: 'clamp(22px, 1rem + 1vw, 28px)',
      lineHeight: 1.2,
      fontWeight: 600,
      letterSpacing: '-0.012em',
    },
  },
  h3: {
    value: { fontSize: '18px', lineHeight: 1.3, fontWeight: 600 },
  },
  label: { value: { fontSize: '15px', lineHeight: 1.4, fontWeight: 500 } },
  headerEntry: {
    value: { fontSize: { base: '14px', '2xl': '15px' }, lineHeight: 1.2, fontWeight: 500 },
  },
  hint: { value: { fontSize: '14px', lineHeight: 1.4 } },
} as const;

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: 0, visibility: 'hidden' }, to: { opacity: 1, visibility: 'visible' } },
  fadeDown: { from: { opacity: 0, transform: 'translateY(-8px)' } },
  slideIn: { from: { transform: 'translateX(100%)' } },
  pulse: { '50%': { opacity: 0.5 } },
  late: { from: { display: 'none' } },
  giftLid: {
    '0%, 70%, 100%': { transform: 'none' },
    '76%': { transform: 'translateY(-5px) rotate(-5deg)' },
    '82%': { transform: 'translateY(-2px) rotate(4deg)' },
    '88%': { transform: 'translateY(-4px) rotate(-3deg)' },
  },
  giftUnfold: { from: { opacity: 0, transform: 'translateY(18px) scale(0.97)' } },
  onTheWay: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
} as const;
