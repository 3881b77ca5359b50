import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ChangePasswordScreen } from '#app/features/account/password/change-password-screen.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';

export const Route = createFileRoute('/{-$locale}/_account/account/change-password')({
  head: privatePage(msg`Choose a new password`),
  component: ChangePasswordScreen,
});
