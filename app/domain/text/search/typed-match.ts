import { foldText } from './text-folding.ts';

/** A text without case and accents, otherwise spelled as written. */
function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/**
 * Whether an option's name matches the input, for a box that filters its list while the user types: by a part of its
 * spelling, without accents, or of its sound, in any script ("srbija" finds "Србија"). Spelling is checked first,
 * because half of a digraph has a different sound on its own. Empty input matches everything.
 */
export function typedMatch(typed: string): (name: string) => boolean {
  const written = withoutAccents(typed);
  const sound = foldText(typed);
  return (name) =>
    withoutAccents(name).includes(written) || (sound !== '' && foldText(name).includes(sound));
}
