import { useQuery } from '@tanstack/react-query';

import type { BasketLine } from '#domain/checkout/basket-line.ts';
import { problemOf, type LineFacts, type LineProblem } from '#domain/order/line-facts.ts';
import type { Locale } from '#domain/locale.ts';

import { basketFactsQuery } from './basket.queries.ts';

export interface SeenLine {
  readonly line: BasketLine;
  /** As it is today; null while that is not known, and for what cannot be had any more. */
  readonly facts: LineFacts | null;
  readonly problem: LineProblem | null;
}

/**
 * The lines beside what the server says of them today. While it does not answer, what was kept is shown as it is:
 * placing the order compares again.
 */
export function useSeenLines(lines: readonly BasketLine[], locale: Locale) {
  const { data, isError, refetch } = useQuery(basketFactsQuery(lines, locale));
  const seen = lines.map<SeenLine>((line) => {
    const facts = data?.find(({ id }) => id === line.id) ?? null;
    return { line, facts, problem: data === undefined ? null : problemOf(line, facts) };
  });
  return {
    seen,
    problems: seen.flatMap(({ problem }) => problem ?? []),
    failed: isError,
    retry: () => void refetch(),
  };
}
