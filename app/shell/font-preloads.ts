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
 * weight, of labels, and the letters of names in other languages come with the stylesheet: on a phone hardly anything
 * in sight is set in them. Over a slow line (1.6 Mbit/s, 150 ms) the home page was painted after 0.81 s so, after 0.87
 * s with the medium weight preloaded and after 1.07 s with both. Lighthouse's simulated first paint jumps with them all
 * the same: it counts a font of a stylesheet as blocking where it happened to be there before the paint that it saw,
 * although they swap (`global.css`).
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
