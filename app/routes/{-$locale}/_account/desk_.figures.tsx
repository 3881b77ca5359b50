import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { figuresQuery } from '#app/features/desk/figures/figures.queries.ts';
import { FiguresScreen } from '#app/features/desk/figures/figures-screen.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';
import { figuresSearchSchema } from '#domain/figures/figures-search.ts';

/** For managers; to all others there is no such page. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk_/figures')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: figuresSearchSchema,
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.fetchQuery(figuresQuery(deps));
  },
  head: privatePage(msg`Figures`),
  component: FiguresScreen,
});
