import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ApplicationChoice } from '#app/features/auth/application-choice.tsx';
import { AuthStage } from '#app/features/auth/auth-stage.tsx';
import { privateHead } from '#app/platform/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/choose-application')({
  head: ({ match }) => privateHead(match.context.i18n._(msg`Your account is ready`)),
  component: () => (
    <AuthStage>
      <ApplicationChoice />
    </AuthStage>
  ),
});
