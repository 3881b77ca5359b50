import { foldText } from './text-folding.ts';

/** A text without case and accents, letter by letter as it is written. */
function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/**
 * Whether a name of a list fits what was typed of it, for a box that narrows its list while someone types: a part of
 * the name as it is written, without accents, or of how it sounds, in whichever script ("srbija" finds "Србија").
 * The written one comes first, since half of what makes one sound sounds otherwise alone. Nothing typed fits all.
 */
export function typedMatch(typed: string): (name: string) => boolean {
  const written = withoutAccents(typed);
  const sound = foldText(typed);
  return (name) =>
    withoutAccents(name).includes(written) || (sound !== '' && foldText(name).includes(sound));
}
