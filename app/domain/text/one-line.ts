/** Line breaks, and characters that do not belong in any line. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Invisible characters that change how the letters around them are displayed or compared: direction controls, joiners,
 * fillers. Within an emoji, two of them combine it into one character.
 */
const unseen = /(?<!\p{ExtPict}(?:\p{EMod}|\ufe0f)?)(?:\u200d|\ufe0f)|(?!\u200d|\ufe0f)\p{DI}/gu;

/**
 * A text as a single line of visible characters: with direction controls, a name could be displayed differently from
 * how it is compared, stored and approved.
 */
export function oneLine(text: string): string {
  return text.replace(breaks, ' ').replace(unseen, '').trim();
}
