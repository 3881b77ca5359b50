import { sha256 } from '#app/platform/secret/sha256.ts';
import type { StatementLine } from '#domain/payment/statement/statement-line.ts';
import { foldText } from '#domain/text/search/text-folding.ts';

/** What the same booking has in common in all files; with the bank's own number nothing else is needed. */
function keyOf(line: StatementLine): string {
  const { accountIban, bookedAt, cents, currency, bankReference } = line;
  const common = [accountIban, bookedAt, cents, currency];
  if (bankReference !== '') return JSON.stringify([...common, bankReference]);
  return JSON.stringify([...common, ...detailsOf(line)]);
}

function detailsOf({ payerName, payerIban, text, reference }: StatementLine): readonly string[] {
  return [foldText(payerName), payerIban, foldText(text), reference];
}

/**
 * A fingerprint for each line of one file, by which the same booking is recognised in another. Without a number of the
 * bank, equal bookings of one file are told apart by their order; with one they are the same booking, unless payer or
 * text differ.
 */
export function fingerprintsOf(lines: readonly StatementLine[]): readonly string[] {
  const seen = new Map<string, string[]>();
  return lines.map((line) => {
    const key = keyOf(line);
    const details = line.bankReference === '' ? '' : JSON.stringify(detailsOf(line));
    const others = seen.get(key) ?? [];
    seen.set(key, others);
    const known = others.indexOf(details);
    if (details !== '' && known !== -1) return sha256(`${key} ${known}`);
    others.push(details);
    return sha256(`${key} ${others.length - 1}`);
  });
}
