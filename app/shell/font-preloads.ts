import type { Locale } from '#domain/locale.ts';

/** What a language needs besides Latin. */
const scriptOf = {
  en: null,
  el: 'greek',
  az: 'latin-ext-a',
  ru: 'cyrillic',
  sr: 'cyrillic',
  tr: 'latin-ext-a',
} as const satisfies Record<Locale, string | null>;

/**
 * Links that fetch the fonts of a page at once: text and headings of Latin and of the language's script. The medium
 * weight, of labels, comes with the stylesheet: preloaded, it would keep the first picture waiting (`global.css`).
 */
export function fontPreloads(locale: Locale) {
  const script = scriptOf[locale];
  const faces = ['latin', ...(script ? [script] : [])].flatMap((subset) =>
    [400, 600].map((weight) => `${subset}-${weight}`),
  );
  return faces.map((face) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href: `/fonts/fira-sans-${face}.woff2`,
  }));
}
