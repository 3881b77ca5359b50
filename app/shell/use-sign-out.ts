import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { signOut } from '#app/features/auth/sign-in.functions.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { viewerQuery } from '#app/session/viewer.queries.ts';

/** Queries that are nobody's in particular; everything else is forgotten with the session. */
const impersonal = new Set<unknown>([
  'viewer',
  'theme',
  'categories',
  'footer-menus',
  'content-styles',
  'gate',
]);

/** Ends the session on the server, forgets what was personal in this tab, and goes home. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    try {
      await signOut();
    } catch {
      say({ kind: 'error', text: t`An error occurred. Please try later` });
      return;
    }
    queryClient.setQueryData(viewerQuery.queryKey, null);
    queryClient.removeQueries({ predicate: ({ queryKey }) => !impersonal.has(queryKey[0]) });
    await router.invalidate();
    await router.navigate({ to: '/{-$locale}' });
  };
}
