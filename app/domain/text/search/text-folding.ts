import { letters, greekPairs, spellings } from './letters.ts';
function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text);
}

function respell(text: string): string {
  const latin = replaceAll(text, greekPairs).replace(
    /\p{L}/gu,
    (letter) => letters[letter] ?? letter,
  );
  return replaceAll(latin, spellings);
}

/** A letter repeated three or more times, or everything up to the next such run. */
const runs = /(\p{L})\1{2,}|(?:(?!(\p{L})\2{2})[^])+/gu;

function foldOnce(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼʹ`]/gu, '');
  return (
    plain
      // A held-down key is not a spelling: "zzzz" must not match everything that begins with z. Two letters that fold
      // to the same one are, so runs are detected in the original text: "kıyı" is still "kiji".
      .replace(runs, (part, letter?: string) =>
        letter === undefined ? respell(part) : respell(letter).repeat(part.length / letter.length),
      )
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/**
 * The folded form of a text that a search compares: without case, accents, script and spelling variants, so that
 * "Djordje" and "Đorđe" find "Ђорђе". Words are separated by one space. Folding is idempotent.
 */
export function foldText(text: string): string {
  let folded = foldOnce(text);
  // One rule can enable another: "shh" first becomes "sh".
  for (let next = foldOnce(folded); next !== folded; next = foldOnce(folded)) folded = next;
  return folded;
}
