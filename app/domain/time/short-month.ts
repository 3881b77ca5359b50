/** A month without its year: `Mar` of `Mar 2026`, as `monthText` writes it. */
export function shortMonth(text: string): string {
  return text.split(/[ .\u00a0]/)[0] ?? '';
}
