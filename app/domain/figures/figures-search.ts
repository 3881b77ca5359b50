import * as v from 'valibot';

import { acceptanceRate, onTimeRate, type CelebrityFigures } from './figures.ts';

/** The columns by which celebrities are sorted. */
export const figureSorts = [
  'received',
  'name',
  'placed',
  'acceptance',
  'answer',
  'delivery',
  'onTime',
  'overdue',
] as const;
export type FigureSort = (typeof figureSorts)[number];

const month = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
  undefined,
);

/** What the address of the figures asks for; what cannot be read is left out. */
export const figuresSearchSchema = v.object({
  from: month,
  to: month,
  celebrity: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000))),
    undefined,
  ),
  /** The column by which celebrities are sorted. */
  by: v.fallback(v.optional(v.picklist(figureSorts)), undefined),
  /** Whether the order of a column is the other way round than usual. */
  turned: v.fallback(v.optional(v.boolean()), undefined),
});
export type FiguresSearch = v.InferOutput<typeof figuresSearchSchema>;

/** Reads the parameters of the page's address. */
export function figuresSearchOf(address: unknown): FiguresSearch {
  return v.parse(figuresSearchSchema, address);
}

type Direction = 'ascending' | 'descending';

/** How a column is sorted: names from A, numbers from the highest, unless turned. */
export function directionOf({ by = 'received', turned = false }: FiguresSearch): Direction {
  return (by === 'name') === turned ? 'descending' : 'ascending';
}

/** The search for a column: once more turns its order. */
export function sortedAnew(search: FiguresSearch, sort: FigureSort): FiguresSearch {
  const { by = 'received', turned = false } = search;
  const isTurned = sort === by && !turned;
  return {
    ...search,
    by: sort === 'received' ? undefined : sort,
    turned: isTurned ? true : undefined,
  };
}

const valueOf: Readonly<
  Record<Exclude<FigureSort, 'name'>, (row: CelebrityFigures) => number | null>
> = {
  received: ({ received }) => received,
  placed: ({ placed }) => placed,
  acceptance: acceptanceRate,
  answer: ({ answerSeconds }) => answerSeconds,
  delivery: ({ deliverySeconds }) => deliverySeconds,
  onTime: onTimeRate,
  overdue: ({ overdue }) => overdue,
};

/** Celebrities by a column; those without a value there come last in both directions. */
export function sortedCelebrities(
  rows: readonly CelebrityFigures[],
  search: FiguresSearch,
): readonly CelebrityFigures[] {
  const { by: sort = 'received' } = search;
  const sign = directionOf(search) === 'ascending' ? 1 : -1;
  const byName = (a: CelebrityFigures, b: CelebrityFigures) =>
    a.name.localeCompare(b.name) || (a.celebrityId ?? 0) - (b.celebrityId ?? 0);
  if (sort === 'name') return rows.toSorted((a, b) => sign * byName(a, b));
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf[sort](a), valueOf[sort](b)];
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || byName(a, b);
    return sign * (one - other) || byName(a, b);
  });
}

/** The search of an address as a plain program writes it, and as `addressOfSearch` does. */
export function searchOfAddress(query: URLSearchParams): FiguresSearch {
  const asked = Object.fromEntries(query);
  return v.parse(figuresSearchSchema, {
    ...asked,
    celebrity: Number(asked['celebrity']),
    turned: asked['turned'] === 'true',
  });
}

/** The same, the other way round. */
export function addressOfSearch(search: FiguresSearch): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
