/** What breaks a line or belongs to none. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * What is not seen itself, but changes how the letters around it are shown or compared: turns of the direction,
 * joiners, fillers. Within an emoji, two of them make it one sign.
 */
const unseen = /(?<!\p{ExtPict}(?:\p{EMod}|\ufe0f)?)(?:\u200d|\ufe0f)|(?!\u200d|\ufe0f)\p{DI}/gu;

/**
 * A text as one line of letters that are all seen: with what turns the direction of writing, a name could be shown as
 * another one than is compared, stored and approved.
 */
export function oneLine(text: string): string {
  return text.replace(breaks, ' ').replace(unseen, '').trim();
}
