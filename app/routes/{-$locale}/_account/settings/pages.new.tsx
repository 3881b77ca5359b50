import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { NewPageScreen } from '#app/features/admin/pages/new-page-screen.tsx';
import { PagePreview } from '#app/features/content/page-preview.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/pages/new')({
  beforeLoad: onlyAdministrators,
  head: privatePage(msg`New page`),
  component: NewPage,
});

function NewPage() {
  return <NewPageScreen Preview={PagePreview} />;
}
