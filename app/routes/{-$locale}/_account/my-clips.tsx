import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { ClipUpload } from '#app/features/delivery/upload/clip-upload.tsx';
import { MyClipsScreen } from '#app/features/studio/clips/my-clips-screen.tsx';
import { myClipsQuery } from '#app/features/studio/clips/my-clips.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { hasStore } from '#domain/account/role.ts';

/** For celebrities; the functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-clips')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: ({ context: { viewer } }) => {
    if (!hasStore(viewer.role)) throw notFound();
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(myClipsQuery);
  },
  head: privatePage(msg`My clips`),
  component: () => <MyClipsScreen Upload={ClipUpload} />,
});
