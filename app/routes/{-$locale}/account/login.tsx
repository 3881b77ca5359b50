import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { AuthStage } from '#app/features/auth/auth-stage.tsx';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import { signIn } from '#app/features/auth/sign-in.functions.ts';
import { viewerQuery } from '#app/session/viewer.queries.ts';

export const Route = createFileRoute('/{-$locale}/account/login')({
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(viewerQuery)) {
      throw redirect({ to: '/{-$locale}' });
    }
  },
  component: Login,
});

function Login() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  return (
    <AuthStage>
      <SignInForm
        onSubmit={async (credentials) => {
          queryClient.setQueryData(viewerQuery.queryKey, await signIn({ data: credentials }));
          await navigate({ to: '/{-$locale}' });
        }}
      />
      <SignInLinks />
    </AuthStage>
  );
}
