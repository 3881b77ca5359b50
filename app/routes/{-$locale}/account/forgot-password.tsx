import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ForgotPasswordScreen } from '#app/features/account/password/forgot-password-screen.tsx';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

export const Route = createFileRoute('/{-$locale}/account/forgot-password')({
  beforeLoad: loadAccountMessages,
  head: privatePage(msg`Forgot password?`),
  component: ForgotPasswordScreen,
});
