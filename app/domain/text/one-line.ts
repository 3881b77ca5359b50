/** What breaks a line or belongs to none. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What is not seen itself, but changes how the letters around it are shown or compared: turns of the direction, joiners, fillers. */
const unseen = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]+/gu;
/** An emoji with what makes it one sign: colours, families. */
const emoji =
  /(\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*)/u;

/**
 * A text as one line of letters that are all seen: with what turns the direction of writing, a name could be shown as another
 * one than is compared, stored and approved.
 */
export function oneLine(text: string): string {
  return text
    .replace(breaks, ' ')
    .split(emoji)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(unseen, '')))
    .join('')
    .trim();
}
