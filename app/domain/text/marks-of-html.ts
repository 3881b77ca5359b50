import { withoutEntities } from './plain-text.ts';
import { type MarkedKind, tidied } from './marked-text.ts';

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

/** Converts headings and links to markup; a literal bracket is escaped. */
function withPageMarks(html: string): string {
  return html
    .replaceAll('[', '\\[')
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, markOfLink)
    .replace(/<h[12][^>]*>\s*/gi, '\n\n## ')
    .replace(/<h[3-6][^>]*>\s*/gi, '\n\n### ');
}

/** The typed text that would produce this HTML; elements without markup, such as tables, keep their words. */
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
