import type { StatementLine } from '#domain/payment/statement/statement-line.ts';

const longest = 200;

function prefixOf({ id }: { readonly id: number }): string {
  return `#${id} `;
}

/** Whether an event of an order names this line. Only its number counts: back ends shorten and clean texts. */
export function isReferenceOfLine(
  reference: string | null | undefined,
  line: { readonly id: number },
): boolean {
  return reference?.startsWith(prefixOf(line)) ?? false;
}

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
  const words = [bookedAt, payerName, reference, text].filter((part) => part !== '').join(' ');
  return (prefixOf({ id }) + words).slice(0, longest).toWellFormed().trim();
}
