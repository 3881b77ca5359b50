/** A month of UTC, "2026-05". */
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return monthPattern.test(text);
}

function monthOf(at: Date, later = 0): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1))
    .toISOString()
    .slice(0, 7);
}

/** The month after one. */
export function monthAfter(month: string): string {
  return monthOf(new Date(`${month}-01T00:00:00Z`), 1);
}

/** The months of two instants and those between, the newest first. @param most at most so many */
export function monthsUntil(first: Date, last: Date, most: number): readonly string[] {
  const oldest = monthOf(first);
  return Array.from({ length: most }, (_none, index) => monthOf(last, -index)).filter(
    (month) => month >= oldest,
  );
}
