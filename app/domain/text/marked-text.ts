/**
 * Text with a little formatting, as a person types it: an empty line parts paragraphs, `- ` begins a point of a list,
 * `**bold**`, `*italic*`. The site's own pages have headings, `## ` and `### `, and links, `[words](/address)`, as
 * well. A back end keeps it as HTML; both ways lead to the same text (docs/adr/0029, 0036).
 */

import { escapeText } from './escape.ts';
import { withoutEntities } from './plain-text.ts';

/** Marks touch what they mark: "5 * 3 * 2" is no formatting. A star behind a backslash is a star. */
const bold = /(?<!\\)\*\*(?=[^\s*])((?:\\\*|[^*])*?[^\s*\\])(?<!\\)\*\*(?!\*)/gu;
const italic = /(?<![\\*])\*(?=[^\s*])((?:\\\*|[^*])*?[^\s*\\])(?<!\\)\*(?!\*)/gu;

/** Whose text it is: what celebrities write of goods has no headings and leads nowhere. */
export type MarkedKind = 'goods' | 'page';

/** Words without stars, in brackets, and where they lead: a path of the site, the web, a mail address or a phone. */
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

const point = /^[-•] +(?=\S)/;
const heading = /^(###?) +(?=\S)/;

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

/** The lines of a text without what cannot be seen, an empty one between paragraphs. */
function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** HTML of what was typed. Whatever looks like a tag is shown as it was typed. */
export function htmlOfMarks(text: string, kind: MarkedKind = 'goods'): string {
  return tidied(text)
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => blockHtml(block, kind))
    .join('\n');
}

const encoded: Readonly<Record<string, string>> = {
  '*': '%2A',
  '[': '%5B',
  '(': '%28',
  ')': '%29',
};

function markOfLink(whole: string, address: string, html: string): string {
  const words = html.replace(/<[^>]*>/g, '').trim();
  if (words === '') return whole;
  const plain = address.replace(/\\?[*[()]/g, (sign) => encoded[sign.at(-1) ?? ''] ?? sign);
  return `[${words}](${plain})`;
}

/** Headings and links as marks; a bracket that someone typed stays one. */
function withPageMarks(html: string): string {
  return html
    .replaceAll('[', '\\[')
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, markOfLink)
    .replace(/<h[12][^>]*>\s*/gi, '\n\n## ')
    .replace(/<h[3-6][^>]*>\s*/gi, '\n\n### ');
}

/** What someone would type to get this HTML; what has no mark, such as a table, keeps its words. */
export function marksOfHtml(html: string, kind: MarkedKind = 'goods'): string {
  const plain = html.replaceAll('*', '\\*').replace(/\s*\n\s*/g, ' ');
  const text = (kind === 'page' ? withPageMarks(plain) : plain)
    .replace(/<(?:strong|b)>\s*([^<]*?)\s*<\/(?:strong|b)>/gi, '**$1**')
    .replace(/<(?:em|i)>\s*([^<]*?)\s*<\/(?:em|i)>/gi, '*$1*')
    .replace(/<br\s*\/?>\s*/gi, '\n')
    .replace(/<li[^>]*>\s*/gi, '\n- ')
    .replace(/\s*<\/(?:p|ul|ol|h[1-6]|div|blockquote|table|pre)>\s*/gi, '\n\n')
    .replace(/<[^>]*>/g, '');
  return tidied(withoutEntities(text));
}

/** A text and what of it is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
export type Mark = 'bold' | 'italic' | 'list' | 'heading' | 'link';

const around: Readonly<Record<'bold' | 'italic', string>> = { bold: '**', italic: '*' };
/** What a line begins with, and how that is seen. */
const atLine = {
  list: { sign: '- ', seen: point },
  heading: { sign: '## ', seen: heading },
} as const;

function withLineMark({ text, start, end }: Selected, mark: keyof typeof atLine): Selected {
  const { sign, seen } = atLine[mark];
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const isMarked = lines.every((line) => seen.test(line));
  const changed = lines.map((line) => (isMarked ? line.replace(seen, '') : sign + line)).join('\n');
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: first,
    end: first + changed.length,
  };
}

/** What is selected becomes a link; its address, which is still to be typed, is selected then. */
function linked({ text, start, end }: Selected): Selected {
  const before = `${text.slice(0, start)}[${text.slice(start, end)}](`;
  return {
    text: `${before}/)${text.slice(end)}`,
    start: before.length,
    end: before.length + 1,
  };
}

/** Puts a mark on what is selected, or takes it off. What was selected stays selected. */
export function withMark(selected: Selected, mark: Mark): Selected {
  if (mark === 'list' || mark === 'heading') return withLineMark(selected, mark);
  if (mark === 'link') return linked(selected);
  const { text, start, end } = selected;
  const sign = around[mark];
  const before = text.slice(0, start);
  const after = text.slice(end);
  const words = text.slice(start, end);
  const isOne = (edge: string, next: string) => edge === sign && (mark === 'bold' || next !== '*');
  const marked =
    isOne(before.slice(-sign.length), before.slice(-sign.length - 1, -sign.length)) &&
    isOne(after.slice(0, sign.length), after.slice(sign.length, sign.length + 1));
  if (marked) {
    return {
      text: before.slice(0, -sign.length) + words + after.slice(sign.length),
      start: start - sign.length,
      end: end - sign.length,
    };
  }
  return {
    text: `${before}${sign}${words}${sign}${after}`,
    start: start + sign.length,
    end: end + sign.length,
  };
}
