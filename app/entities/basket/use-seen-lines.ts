import { useQuery } from '@tanstack/react-query';

import { groupsOf } from '#domain/checkout/order-group.ts';
import type { BasketLine } from '#domain/checkout/basket-line.ts';
import { problemsOfGroup, type LineFacts, type LineProblem } from '#domain/order/line-facts.ts';
import type { Locale } from '#domain/locale.ts';

import { basketFactsQuery } from './basket.queries.ts';

export interface SeenLine {
  readonly line: BasketLine;
  /** Current facts; null while they are unknown, and for items no longer available. */
  readonly facts: LineFacts | null;
  readonly problem: LineProblem | null;
}

/**
 * The lines with the server's current facts. Until the server responds, the stored lines are shown as they are; placing
 * the order compares them again.
 */
export function useSeenLines(lines: readonly BasketLine[], locale: Locale) {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(basketFactsQuery(lines, locale));
  const known = lines.map((line) => ({
    line,
    facts: data?.find(({ id }) => id === line.id) ?? null,
  }));
  const problems = groupsOf(lines).flatMap(({ celebrityId }) =>
    problemsOfGroup(
      known.filter(({ line }) => line.celebrityId === celebrityId),
      dataUpdatedAt,
    ),
  );
  const seen = known.map<SeenLine>((one) => ({
    ...one,
    problem: data === undefined ? null : (problems.find(({ id }) => id === one.line.id) ?? null),
  }));
  return {
    seen,
    problems: seen.flatMap(({ problem }) => problem ?? []),
    failed: isError,
    retry: () => void refetch(),
  };
}
