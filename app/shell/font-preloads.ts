import type { Locale } from '#domain/locale.ts';

/** What a language needs besides Latin. */
const scriptOf = {
  en: null,
  el: 'greek',
  az: 'latin-ext',
  ru: 'cyrillic',
  sr: 'cyrillic',
  tr: 'latin-ext',
} as const satisfies Record<Locale, string | null>;

/** Links that fetch the fonts of the first words at once: text and headings, of Latin and the language's script. */
export function fontPreloads(locale: Locale) {
  const script = scriptOf[locale];
  return ['latin', ...(script ? [script] : [])].flatMap((subset) =>
    [400, 600].map((weight) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      href: `/fonts/fira-sans-${subset}-${weight}-normal.woff2`,
    })),
  );
}
