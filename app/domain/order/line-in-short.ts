import type { OrderLine } from './order-parts.ts';

/** Long enough to tell two requests of one kind apart. */
const mostLetters = 60;

/** Answers that tell a request best, the first one first. */
const telling = ['to', 'message', 'instructions', 'description', 'link'] as const;

/** What was asked for in a line, in a few words of its fan; empty for goods and where nothing was filled in. */
export function lineInShort({ answers }: Pick<OrderLine, 'answers'>): string {
  const name = telling.find((one) => (answers[one] ?? '').trim() !== '');
  const text = (name === undefined ? '' : (answers[name] ?? '')).trim().replace(/\s+/g, ' ');
  const letters = [...(name === 'link' ? text.replace(/^https:\/\/(www\.)?/, '') : text)];
  return letters.length <= mostLetters
    ? letters.join('')
    : `${letters.slice(0, mostLetters).join('').trimEnd()}…`;
}
