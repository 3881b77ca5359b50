/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** How likely two lists of values are to differ so much by chance: two-sided, by the normal approximation. */
export function chanceOfDifference(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, own: 1 })),
    ...second.map((value) => ({ value, own: 0 })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1;
    // Equal values share the middle of their ranks.
    const rank = (at + 1 + end) / 2;
    for (const { own } of all.slice(at, end)) ranks += own * rank;
    at = end;
  }
  const [n, m] = [first.length, second.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** The share of a normal distribution below `z`, after Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const factors = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = factors.reduce((total, factor, at) => total + factor * t ** (at + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
