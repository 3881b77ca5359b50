/** A month and year, with a slash or as four or six digits. */
const monthAndYear = /^\s*(\d{1,2}(?=\s*\/)|\d{2})\s*\/?\s*(\d{2}|20\d{2})\s*$/;

/** A month and year as typed or pasted; null when it is none. */
export function expiryOf(typed: string): { readonly month: number; readonly year: number } | null {
  const [, month = '', year = ''] = monthAndYear.exec(typed) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** A card is good to the last day of its month, and no bank gives one for longer than this. */
export const maxExpiryYears = 20;

export function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month <= now.getMonth());
}
