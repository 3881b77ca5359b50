import type { SearchedWords } from './searched-words.ts';

/** What words of a search an index is asked for, and which are looked for in the rows that it finds. */
export interface SplitWords {
  readonly asked: SearchedWords;
  /** Asked for as well, and not by their beginnings: all words that begin so. */
  readonly whole: SearchedWords;
  readonly checked: SearchedWords;
  /** In which share of the rows the rarest of them is, as far as the statistics know; 0 where they do not know it. */
  readonly rarest: number;
}
