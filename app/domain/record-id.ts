/** The id in a URL (`/celebrity/7`), or null if there is none: from 1, at most nine digits. */
export function recordId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
