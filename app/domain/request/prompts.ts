import type { Occasion } from './occasion.ts';

/** Questions whose answers make a request personal. */
export const promptKeys = [
  'bond',
  'laugh',
  'thisYear',
  'favourite',
  'couple',
  'howTheyMet',
  'years',
  'achieved',
  'proud',
  'ahead',
  'strength',
  'lookForward',
  'cheer',
  'quirk',
  'offLimits',
  'makeTheirDay',
  'myReason',
  'myYear',
  'myFavourite',
] as const;
export type PromptKey = (typeof promptKeys)[number];

/** The questions of each occasion, the most telling first. */
const promptsOf = {
  birthday: ['laugh', 'thisYear', 'favourite'],
  nameDay: ['bond', 'laugh', 'favourite'],
  wedding: ['howTheyMet', 'couple', 'favourite'],
  anniversary: ['years', 'howTheyMet', 'couple'],
  congratulations: ['achieved', 'proud', 'favourite'],
  pepTalk: ['ahead', 'strength', 'favourite'],
  getWell: ['cheer', 'lookForward', 'favourite'],
  roast: ['quirk', 'laugh', 'offLimits'],
  justBecause: ['bond', 'makeTheirDay', 'favourite'],
  other: ['bond', 'makeTheirDay', 'favourite'],
} as const satisfies Record<Occasion, readonly PromptKey[]>;

const promptsOfOneself = ['myReason', 'myYear', 'myFavourite'] as const;

/** The questions that help with a request. @param isForMe whether it is for the person who writes it */
export function promptsFor(occasion: Occasion, isForMe: boolean): readonly PromptKey[] {
  return isForMe ? promptsOfOneself : promptsOf[occasion];
}

export type Insertion =
  | { readonly kind: 'added'; readonly text: string }
  /** It is there already; the place behind it, in UTF-16 units. */
  | { readonly kind: 'there'; readonly at: number }
  | { readonly kind: 'no-room' };

/**
 * A question put below what was typed, for its answer to be written behind it. Nothing that was typed is changed, and
 * what would be longer than the field may be is not added.
 */
export function withPrompt(typed: string, prompt: string, limit: number): Insertion {
  const at = typed.indexOf(prompt);
  if (at !== -1) return { kind: 'there', at: at + prompt.length };
  const isNewLine = typed === '' || typed.endsWith('\n');
  const text = `${typed}${isNewLine ? '' : '\n'}${prompt} `;
  return text.trim().length > limit ? { kind: 'no-room' } : { kind: 'added', text };
}
