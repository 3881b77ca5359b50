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
 * Links that fetch the fonts of a page at once: each weight of Latin and the language's script, and the wordmark.
 * A font that is asked for later would come too late to be shown (`global.css`).
 */
export function fontPreloads(locale: Locale) {
  const script = scriptOf[locale];
  const faces = ['latin', ...(script ? [script] : [])].flatMap((subset) =>
    [400, 500, 600].map((weight) => `${subset}-${weight}`),
  );
  return [...faces, 'wordmark-700'].map((face) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href: `/fonts/fira-sans-${face}-normal.woff2`,
  }));
}
