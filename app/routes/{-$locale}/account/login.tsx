import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
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
    <SignInForm
      onSubmit={async (credentials) => {
        queryClient.setQueryData(viewerQuery.queryKey, await signIn({ data: credentials }));
        await navigate({ to: '/{-$locale}' });
      }}
    />
  );
}
