/**
 * How many items a stored basket holds, read without its schema: every page shows the number, and most pages need
 * nothing else of the basket. An unreadable basket counts as empty.
 */
export function countIn(text: string | null): number {
  if (text === null) return 0;
  try {
    const kept: unknown = JSON.parse(text);
    const lines: unknown = Object(kept).lines;
    if (!Array.isArray(lines)) return 0;
    return lines.slice(0, 20).reduce<number>((sum, line) => {
      const quantity: unknown = Object(line).quantity;
      return sum + (typeof quantity === 'number' && quantity >= 1 && quantity <= 10 ? quantity : 1);
    }, 0);
  } catch {
    return 0;
  }
}
