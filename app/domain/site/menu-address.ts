const longestAddress = 500;

/**
 * The address of an entry as it is kept: a path of this site, or an address on the web.
 * @returns null for what is neither, such as `javascript:` or `//host`
 */
export function menuAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.length > longestAddress || /[\s\\\p{Cc}]/u.test(text)) return null;
  if (/^\/(?!\/)/.test(text)) return text;
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null;
  const { username, password } = new URL(text);
  return username === '' && password === '' ? text : null;
}
