import { sha256 } from '#app/platform/secret/sha256.ts';
import type { StatementLine } from '#domain/payment/statement/statement-line.ts';
import { foldText } from '#domain/text/search/text-folding.ts';

/**
 * What the same booking has in common in all files. The bank's number alone is not enough: banks also write the code of
 * a kind of booking or the number of a batch in its place.
 */
function keyOf(line: StatementLine): string {
  const { accountIban, bookedAt, cents, currency, bankReference } = line;
  const { payerName, payerIban, text, reference } = line;
  const details = [foldText(payerName), payerIban, foldText(text), reference];
  return JSON.stringify([accountIban, bookedAt, cents, currency, bankReference, ...details]);
}

/**
 * A fingerprint for each line of one file, by which the same booking is recognised in another, in whatever order and
 * between whatever other lines. Equal bookings of one file are counted.
 */
export function fingerprintsOf(lines: readonly StatementLine[]): readonly string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOf(line);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return sha256(`${key} ${before}`);
  });
}
