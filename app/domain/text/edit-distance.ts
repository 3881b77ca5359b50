/** The number of letters inserted, deleted, replaced or swapped with their neighbour; null if more than `most`. */
export function editDistance(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? most) + 1,
        (next[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return null;
    [before, last] = [last, next];
  }
  const distance = last[other.length] ?? 0;
  return distance <= most ? distance : null;
}
