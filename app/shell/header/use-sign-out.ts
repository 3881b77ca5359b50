import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';

import { useToasts } from '#app/platform/toasts.tsx';
import { useSession } from '#app/entities/session/use-session.ts';

/** Ends the session on the server and in every tab, and goes to the home page; reports if that fails. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const { say } = useToasts();
  const session = useSession();
  const router = useRouter();
  return async () => {
    try {
      await session.signOut();
    } catch {
      say({ kind: 'error', text: t`An error occurred. Please try later` });
      return;
    }
    await router.navigate({ to: '/{-$locale}' });
  };
}
