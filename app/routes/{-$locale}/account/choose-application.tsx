import { createFileRoute } from '@tanstack/react-router';

import { ApplicationChoice } from '#app/features/auth/application-choice.tsx';
import { AuthStage } from '#app/features/auth/auth-stage.tsx';

export const Route = createFileRoute('/{-$locale}/account/choose-application')({
  component: () => (
    <AuthStage>
      <ApplicationChoice />
    </AuthStage>
  ),
});
