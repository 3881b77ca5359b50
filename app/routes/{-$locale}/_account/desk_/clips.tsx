import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { waitingClipsQuery } from '#app/entities/clip/waiting-clips.queries.ts';
import { ClipsScreen } from '#app/features/desk/clips/clips-screen.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';
import { pageParam } from '#domain/paging/page-param.ts';

/** For managers; to all others there is no such page. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk_/clips')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam }),
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, deps, location: { pathname } }) =>
    queryClient.fetchQuery(waitingClipsQuery(deps.page, localeOfPath(pathname))),
  head: privatePage(msg`Clips`),
  component: ClipsScreen,
});
