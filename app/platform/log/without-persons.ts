/** Patterns for personal data and credentials, with their replacements. */
const telling: readonly (readonly [RegExp, string])[] = [
  // Statement parameters, which Drizzle appends to the statement.
  [/\nparams: [\s\S]*?(?=\n\s+at |$)/g, ''],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g, '[account]'],
  [/(?<![\w.])\+?\d(?:[ ()-]?\d){9,18}(?!\w)/g, '[number]'],
  [/\b(Bearer|Basic)\s+[\w+/=.~-]+/gi, '$1 [secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[secret]'],
  [/\b(?:sk|rk|pk|ck|cs|pm|pi|seti|whsec)_\w{6,}/g, '[secret]'],
  [/(?<![\w/-])(?=[\w-]*\d)[\w-]{32,}/g, '[secret]'],
  // The query string of a URL.
  [/((?:https?:\/)?\/[^\s?"'()]*)\?[^\s"'()]+/g, '$1?[query]'],
  // Values that did not match a schema or a type.
  [/(received|syntax for type [\w ]+:) "[^\n]*"/gi, '$1 […]'],
  [/\)=\([^\n]*\)/g, ')=([…])'],
];

/**
 * Redacts a text for the log: mail addresses, accounts, card and phone numbers, tokens, queries, values. Names cannot
 * be told from other words, so text that could contain one is removed entirely.
 */
export function withoutPersons(text: string): string {
  return telling.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text);
}

/**
 * The path of `/path?query` for the log: without the query and anything that looks like a number, a name or a token.
 */
export function loggedPath(target: string): string {
  const [path = ''] = target.split('?', 1);
  const [, first = ''] = path.split('/');
  // A function's ID is a hash of its source location.
  if (first === '_serverFn') return path.slice(0, 22);
  return path
    .split('/')
    .map((part) => (/[\d@%]|^.{41}/.test(part) ? '*' : part.replaceAll(/[^\w.-]/g, '')))
    .join('/');
}
