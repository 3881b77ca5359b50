import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { VerifyScreen } from '#app/features/verify/verify-screen.tsx';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { plainPage } from '#app/platform/page/route-head.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** Checks whether a video was delivered here. */
export const Route = createFileRoute('/{-$locale}/verify')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: loadAccountMessages,
  loader: () => siteOrigin(),
  head: plainPage(msg`Is this video genuine?`, '/verify'),
  component: VerifyScreen,
});
