const longestAddress = 500;

/**
 * The URL of a menu entry as stored: a path on this site, or a web URL.
 * @returns null for anything else, such as `javascript:` or `//host`
 */
export function menuAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.length > longestAddress || /[\s\\\p{Cc}]/u.test(text)) return null;
  if (/^\/(?!\/)/.test(text)) return text;
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null;
  const { username, password } = new URL(text);
  return username === '' && password === '' ? text : null;
}
