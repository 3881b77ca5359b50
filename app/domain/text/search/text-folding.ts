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

/** One letter three times or more, or whatever stands until the next such run. */
const runs = /(\p{L})\1{2,}|(?:(?!(\p{L})\2{2})[^])+/gu;

function foldOnce(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼʹ`]/gu, '');
  return (
    plain
      // A letter that was held down is no spelling: "zzzz" must not find whatever begins with z. Two letters that
      // become the same one are, so runs are looked for in what was written: "kıyı" is still "kiji".
      .replace(runs, (part, letter?: string) =>
        letter === undefined ? respell(part) : respell(letter).repeat(part.length / letter.length),
      )
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/**
 * The skeleton of a text that a search compares: without case, accents, script and ways of spelling, so that
 * "Djordje" and "Đorđe" search "Ђорђе". Words are parted by one space. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  let folded = foldOnce(text);
  // A rule can make room for another: "shh" is first "sh".
  for (let next = foldOnce(folded); next !== folded; next = foldOnce(folded)) folded = next;
  return folded;
}
