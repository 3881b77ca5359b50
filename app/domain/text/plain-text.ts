import { escapeText } from './escape.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Block-level tags, which separate words. */
const blockTag =
  /<\/?(?:p|div|br|hr|h[1-6]|[uod]l|li|d[td]|table|t[rdh]|blockquote|pre|fig\w+)\b[^>]*>/gi;

/** Decodes the entities that WordPress wrote for some characters; tags in the text remain literal text. */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      if (decimal === undefined && hex === undefined) return named[name] ?? entity;
      return String.fromCodePoint(Number(decimal ?? `0x${hex}`));
    },
  );
}

function withoutTags(html: string): string {
  return withoutEntities(html.replace(/<[^>]*>/g, ''));
}

/**
 * The text a user typed, recovered from WordPress's paragraphs: paragraphs separated by empty lines, line breaks kept.
 */
export function typedText(html: string): string {
  const lines = html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>\s*/gi, '\n')
    .replace(/\s*<\/p>\s*/gi, '\n\n');
  return withoutTags(lines).trim();
}

/** Converts typed text to paragraphs, showing tags as typed; the inverse of `typedText`. */
export function htmlOfTyped(text: string): string {
  return escapeText(text)
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}

/** The text of rich text without tags, with WordPress's entities decoded. */
export function plainText(html: string): string {
  return withoutTags(html.replace(blockTag, ' ')).replace(/\s+/g, ' ').trim();
}

/** The beginning of a text, cut between two words. @param most maximum length, including the ellipsis */
export function excerpt(text: string, most = 160): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/u, '')}…`;
}
