/** Raw design tokens: colours with their measured pairs, type, space. Panda turns them into CSS variables. */

function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

export const tokens = {
  fonts: { body: { value: "'Fira Sans', 'Noto Sans', system-ui, sans-serif" } },
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
    card: { value: '157px' },
    cardWide: { value: '188px' },
    drawer: { value: '340px' },
    sideMenu: { value: '232px' },
  },
  shadows: {
    float: { value: '0 12px 28px -8px rgb(39 16 66 / 0.12)' },
    drawer: { value: '0 24px 64px -12px rgb(39 16 66 / 0.3)' },
  },
  durations: { fast: { value: '120ms' }, base: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { out: { value: 'cubic-bezier(.2,.7,.2,1)' } },
} as const;

export const semanticTokens = {
  colors: {
    canvas: pair('#FCFAF7', '#120D19'),
    surface: pair('#FFFFFF', '#1B1425'),
    sunken: pair('#F5F1EC', '#0E0A14'),
    tint: pair('#F3ECFA', '#2C1E40'),
    text: pair('#1F1529', '#F5F0F9'),
    text2: pair('#554A60', '#C6BBD1'),
    text3: pair('#6B6076', '#A497B2'),
    brand: pair('#5C2D91', '#7F50BE'),
    brandHover: pair('#4A2377', '#8759C5'),
    brandInk: pair('#5C2D91', '#CBB0EE'),
    onBrand: pair('#FFFFFF', '#FFFFFF'),
    gold: pair('#D4AF37', '#E3C25A'),
    goldInk: pair('#77590F', '#E3C25A'),
    onGold: pair('#1F1529', '#1F1529'),
    control: pair('#85798F', '#85779A'),
    border: pair('#E5DDE3', '#382C48'),
    focus: pair('#5C2D91', '#E3C25A'),
    good: pair('#17693F', '#84DDB0'),
    goodBg: pair('#E3F4EA', '#12321F'),
    bad: pair('#A8221A', '#FFB0A8'),
    badBg: pair('#FCEAE8', '#44140F'),
    warn: pair('#7A4B00', '#F5CC7A'),
    warnBg: pair('#FFF2D4', '#3B2800'),
    info: pair('#1F4F93', '#A6C9F8'),
    infoBg: pair('#E7EFFB', '#12294A'),
    brandBg: pair('#F0E7FA', '#341F52'),
    neutral: pair('#554A60', '#C6BBD1'),
    neutralBg: pair('#EFEAF0', '#2C2338'),
    goldBg: pair('#FAF0CF', '#3A2C06'),
    toastGood: pair('#17693F', '#17693F'),
    toastBad: pair('#B3261E', '#B3261E'),
    toastOther: pair('#855300', '#855300'),
  },
} as const;

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
  h3: { value: { fontSize: '18px', lineHeight: 1.3, fontWeight: 600 } },
  label: { value: { fontSize: '15px', lineHeight: 1.4, fontWeight: 500 } },
  hint: { value: { fontSize: '14px', lineHeight: 1.4 } },
} as const;

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
} as const;
