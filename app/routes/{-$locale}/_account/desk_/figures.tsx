import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { figuresQuery } from '#app/features/desk/figures/figures.queries.ts';
import { FiguresScreen } from '#app/features/desk/figures/figures-screen.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';
import { figuresSearchOf } from '#domain/figures/figures-search.ts';

/** Looked at closely by the screen, so that first loads need no list of columns. */
const searchSchema = v.object({
  from: v.fallback(v.optional(v.string()), undefined),
  to: v.fallback(v.optional(v.string()), undefined),
  celebrity: v.fallback(v.optional(v.number()), undefined),
  by: v.fallback(v.optional(v.string()), undefined),
  turned: v.fallback(v.optional(v.boolean()), undefined),
});

/** For managers; to all others there is no such page. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk_/figures')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: searchSchema,
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.fetchQuery(figuresQuery(figuresSearchOf(deps)));
  },
  head: privatePage(msg`Figures`),
  component: FiguresScreen,
});
