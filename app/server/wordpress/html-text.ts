import { decodeHTMLStrict } from 'entities';

/** Half of a character, or none: what WordPress may have been given as a number. */
const noCharacter = /[\0\uD800-\uDFFF]/gu;

/** A text in which WordPress wrote characters as entities, as it was meant. Tags in it stay the text that they are. */
export function decoded(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text).replace(noCharacter, '\uFFFD') : text;
}

/** The words of a text that WordPress keeps as HTML. */
export function wordsOf(html: string): string {
  return decoded(html.replace(/<\/?[a-z][^>]*>/gi, '')).trim();
}

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi;

/** HTML in which only characters that mean something there are entities. */
export function withCharacters(html: string): string {
  return html.replace(entity, (one) => {
    const character = decoded(one);
    return /^[^&<>"]+$/.test(character) ? character : one;
  });
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // It takes a backslash for its own.
  '\\': '&#92;',
};

/**
 * A text for a field that WordPress keeps as HTML: what looks like a tag would be dropped there (`wp_kses`), a bare `&`
 * be written as an entity.
 */
export function asHtml(text: string): string {
  return text.replace(/[&<>\\]/g, (character) => escapes[character] ?? character);
}

/**
 * The same where bytes written as in an address, such as in "100%certain", are dropped (`sanitize_text_field`), or read
 * as bytes (meta of an order's line), which may leave no text at all and an order that no one can read.
 */
export function asTextField(text: string): string {
  return asHtml(text).replace(/%(?=[\da-f]{2})/gi, '&#37;');
}

/** For a field that comes back as it went: only what would be read as an entity is written as one. */
export function asKept(text: string): string {
  return text
    .replace(/&(?=(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);)/gi, '&amp;')
    .replaceAll('\\', '&#92;');
}

/** HTML that someone typed: a backslash stays one, and what stands in brackets is no shortcode of a plugin. */
export function asTypedHtml(html: string): string {
  return html.replaceAll('\\', '&#92;').replaceAll('[', '&#91;');
}
