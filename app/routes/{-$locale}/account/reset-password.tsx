import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ResetPasswordScreen } from '#app/features/account/password/reset-password-screen.tsx';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

export const Route = createFileRoute('/{-$locale}/account/reset-password')({
  beforeLoad: loadAccountMessages,
  head: privatePage(msg`Choose a new password`),
  component: ResetPasswordScreen,
});
