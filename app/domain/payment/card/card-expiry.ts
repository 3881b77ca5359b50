/** Month and year, with a slash or as four or six digits. */
const monthAndYear = /^\s*(\d{1,2}(?=\s*\/)|\d{2})\s*\/?\s*(\d{2}|20\d{2})\s*$/;

/** Parses a typed or pasted month and year; null if invalid. */
export function expiryOf(typed: string): { readonly month: number; readonly year: number } | null {
  const [, month = '', year = ''] = monthAndYear.exec(typed) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** A card is valid until the last day of its month, and no bank issues one for longer than this. */
export const maxExpiryYears = 20;

export function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month <= now.getMonth());
}
