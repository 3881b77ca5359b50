import { queryOptions } from '@tanstack/react-query';

import type { FiguresSearch } from '#domain/figures/figures-search.ts';

import { readFigures } from './figures.functions.ts';

/** The figures that an address asks for. Never served stale. */
export function figuresQuery(search: FiguresSearch) {
  return queryOptions({
    queryKey: ['figures', search],
    queryFn: () => readFigures({ data: search }),
    staleTime: 0,
  });
}
