/** What tells something of a person or lets someone in, and what stands in its place. */
const telling: readonly (readonly [RegExp, string])[] = [
  // What a statement was given: Drizzle writes it behind the statement.
  [/\nparams: [\s\S]*?(?=\n\s+at |$)/g, ''],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g, '[account]'],
  [/(?<![\w.])\+?\d(?:[ ()-]?\d){9,18}(?!\w)/g, '[number]'],
  [/\b(Bearer|Basic)\s+[\w+/=.~-]+/gi, '$1 [secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[secret]'],
  [/\b(?:sk|rk|pk|ck|cs|pm|pi|seti|whsec)_\w{6,}/g, '[secret]'],
  [/(?<![\w/-])(?=[\w-]*\d)[\w-]{32,}/g, '[secret]'],
  // What was asked for, behind an address.
  [/((?:https?:\/)?\/[^\s?"'()]*)\?[^\s"'()]+/g, '$1?[query]'],
  // What did not fit a schema or a type.
  [/(received|syntax for type [\w ]+:) "[^\n]*"/gi, '$1 […]'],
  [/\)=\([^\n]*\)/g, ')=([…])'],
];

/**
 * A text for the log without what it may hold of a person: mail addresses, accounts, numbers as of cards and phones,
 * tokens, queries, values. Names cannot be told from other words: where they could stand, the whole is left out.
 */
export function withoutPersons(text: string): string {
  return telling.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text);
}

/**
 * The path of `/path?query` for the log: without the query, and without what looks like a number, a name or a token.
 */
export function loggedPath(target: string): string {
  const [path = ''] = target.split('?', 1);
  const [, first = ''] = path.split('/');
  // The id of a function is a digest of its place in the code.
  if (first === '_serverFn') return path.slice(0, 22);
  return path
    .split('/')
    .map((part) => (/[\d@%]|^.{41}/.test(part) ? '*' : part.replaceAll(/[^\w.-]/g, '')))
    .join('/');
}
