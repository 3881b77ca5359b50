import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ApplicationChoice } from '#app/features/account/registration/application-choice.tsx';
import { AuthStage } from '#app/features/account/auth-stage.tsx';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

export const Route = createFileRoute('/{-$locale}/account/choose-application')({
  beforeLoad: loadAccountMessages,
  head: privatePage(msg`Your account is ready`),
  component: () => (
    <AuthStage>
      <ApplicationChoice />
    </AuthStage>
  ),
});
