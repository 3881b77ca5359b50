/**
 * Text with a little formatting, as a person types it: an empty line parts paragraphs, `- ` begins a point of a list,
 * `**bold**`, `*italic*`. A back end keeps it as HTML; both ways lead to the same text (docs/adr/0029).
 */

import { withoutEntities } from './plain-text.ts';

const entity: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entity[character] ?? character);
}

/** Marks touch what they mark: "5 * 3 * 2" is no formatting. A star behind a backslash is a star. */
const bold = /(?<!\\)\*\*(?=[^\s*])((?:\\\*|[^*])*?[^\s*\\])(?<!\\)\*\*(?!\*)/gu;
const italic = /(?<![\\*])\*(?=[^\s*])((?:\\\*|[^*])*?[^\s*\\])(?<!\\)\*(?!\*)/gu;

function inline(text: string): string {
  return escaped(text)
    .replace(bold, '<strong>$1</strong>')
    .replace(italic, '<em>$1</em>')
    .replaceAll('\\*', '*');
}

const point = /^[-•] +(?=\S)/;

function blockHtml(block: string): string {
  const lines = block.split('\n');
  const parts: string[] = [];
  let rest: string[] = [];
  let points: string[] = [];
  const endText = () => {
    if (rest.length > 0) parts.push(`<p>${rest.map(inline).join('<br />')}</p>`);
    rest = [];
  };
  const endList = () => {
    if (points.length > 0) {
      parts.push(`<ul>${points.map((words) => `<li>${inline(words)}</li>`).join('')}</ul>`);
    }
    points = [];
  };
  for (const line of lines) {
    if (point.test(line)) {
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
export function htmlOfMarks(text: string): string {
  return tidied(text)
    .split('\n\n')
    .filter((block) => block !== '')
    .map(blockHtml)
    .join('\n');
}

/** What somebody would type to get this HTML; what has no mark, such as a table, keeps its words. */
export function marksOfHtml(html: string): string {
  const text = html
    .replaceAll('*', '\\*')
    .replace(/\s*\n\s*/g, ' ')
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
export type Mark = 'bold' | 'italic' | 'list';

const around: Readonly<Record<Exclude<Mark, 'list'>, string>> = { bold: '**', italic: '*' };

function listed({ text, start, end }: Selected): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const isList = lines.every((line) => point.test(line));
  const changed = lines.map((line) => (isList ? line.replace(point, '') : `- ${line}`)).join('\n');
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: first,
    end: first + changed.length,
  };
}

/** Puts a mark on what is selected, or takes it off. What was selected stays selected. */
export function withMark(selected: Selected, mark: Mark): Selected {
  if (mark === 'list') return listed(selected);
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
