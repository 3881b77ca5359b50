/**
 * Text with simple formatting, as a person types it: an empty line separates paragraphs, `- ` starts a list item,
 * `**bold**`, `*italic*`. The site's own pages also have headings, `## ` and `### `, and links, `[words](/address)`. A
 * back end stores it as HTML; converting either way gives the same text (docs/adr/0029, 0036).
 */

import { escapeText } from './escape.ts';

/** Markers must touch the text they mark: "5 * 3 * 2" is not formatted. A backslash escapes an asterisk. */
const bold = /(?<!\\)\*\*(?=[^\s*])((?:\\\*|[^*])*?[^\s*\\])(?<!\\)\*\*(?!\*)/gu;
const italic = /(?<![\\*])\*(?=[^\s*])((?:\\\*|[^*])*?[^\s*\\])(?<!\\)\*(?!\*)/gu;

/** The kind of text: celebrities' product texts have no headings or links. */
export type MarkedKind = 'goods' | 'page';

/**
 * A label in brackets, without asterisks, and its target: a path on the site, a web URL, a mail address or a phone
 * number.
 */
const link =
  /(?<!\\)\[(?=\S)((?:\\\*|[^[\]*\n])+)(?<=\S)\]\(((?:\/(?!\/)|https?:\/\/|mailto:|tel:)[^\s()\\*"<>]*)\)/gu;

function withLinks(text: string): string {
  return text.replace(link, '<a href="$2">$1</a>').replaceAll('\\[', '[');
}

function inline(text: string, kind: MarkedKind): string {
  const plain = escapeText(text);
  return (kind === 'page' ? withLinks(plain) : plain)
    .replace(bold, '<strong>$1</strong>')
    .replace(italic, '<em>$1</em>')
    .replaceAll('\\*', '*');
}

export const point = /^[-•] +(?=\S)/;
export const heading = /^(###?) +(?=\S)/;

function blockHtml(block: string, kind: MarkedKind): string {
  const lines = block.split('\n');
  const parts: string[] = [];
  let rest: string[] = [];
  let points: string[] = [];
  const endText = () => {
    const html = rest.map((line) => inline(line, kind)).join('<br />');
    if (rest.length > 0) parts.push(`<p>${html}</p>`);
    rest = [];
  };
  const endList = () => {
    if (points.length > 0) {
      const items = points.map((words) => `<li>${inline(words, kind)}</li>`);
      parts.push(`<ul>${items.join('')}</ul>`);
    }
    points = [];
  };
  for (const line of lines) {
    const [sign, level] = (kind === 'page' && heading.exec(line)) || [];
    if (sign !== undefined && level !== undefined) {
      endText();
      endList();
      const tag = `h${level.length}`;
      parts.push(`<${tag}>${inline(line.slice(sign.length), kind)}</${tag}>`);
    } else if (point.test(line)) {
      endText();
      points.push(line.replace(point, ''));
    } else {
      endList();
      rest.push(line);
    }
  }
  endText();
  endList();
  return parts.join('\n');
}

/** Normalises line breaks, removes invisible characters, and leaves one empty line between paragraphs. */
export function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Converts typed text to HTML. Anything that looks like a tag is shown as typed. */
export function htmlOfMarks(text: string, kind: MarkedKind = 'goods'): string {
  return tidied(text)
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => blockHtml(block, kind))
    .join('\n');
}
