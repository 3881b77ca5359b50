import type { StatementLine } from '#domain/payment/statement/statement-line.ts';

const longest = 200;

/**
 * A line as the events of an order name it: by its number, so that an interrupted booking recognises what it has done,
 * then by what it says.
 */
export function oneLineReference({
  id,
  bookedAt,
  payerName,
  reference,
  text,
}: Pick<StatementLine, 'bookedAt' | 'payerName' | 'reference' | 'text'> & {
  readonly id: number;
}): string {
  return [`#${id}`, bookedAt, payerName, reference, text]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, longest)
    .trim();
}
