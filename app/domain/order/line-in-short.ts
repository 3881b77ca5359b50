import type { OrderLine } from './order-parts.ts';

/** Long enough to tell two requests of the same kind apart. */
const mostLetters = 60;

/** The answers that best identify a request, in order of preference. */
const telling = ['to', 'message', 'instructions', 'description', 'link'] as const;

/** A short summary of what the fan requested in a line; empty for products and if nothing was filled in. */
export function lineInShort({ answers }: Pick<OrderLine, 'answers'>): string {
  const name = telling.find((one) => (answers[one] ?? '').trim() !== '');
  const text = (name === undefined ? '' : (answers[name] ?? '')).trim().replace(/\s+/g, ' ');
  const letters = [...(name === 'link' ? text.replace(/^https:\/\/(www\.)?/, '') : text)];
  return letters.length <= mostLetters
    ? letters.join('')
    : `${letters.slice(0, mostLetters).join('').trimEnd()}…`;
}
