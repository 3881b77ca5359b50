import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';

import { signOut } from '#app/features/auth/sign-in.functions.ts';
import { viewerQuery } from '#app/session/viewer.queries.ts';
import { quietButton } from '#app/ui/form.recipe.ts';
import { css } from '#styled/css/index.js';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
});

/** Signed out: the way in. Signed in: the person's name and the way out. */
export function AccountLinks() {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const queryClient = useQueryClient();
  const router = useRouter();
  if (!viewer) {
    return (
      <Link to="/{-$locale}/account/login" className={link}>
        <Trans>Log in</Trans>
      </Link>
    );
  }
  return (
    <>
      <Link to="/{-$locale}/my-orders" className={link}>
        <Trans>My orders</Trans>
      </Link>
      <span className={css({ hideBelow: 'md', color: 'text2' })}>{viewer.name}</span>
      <button
        type="button"
        className={quietButton}
        onClick={async () => {
          await signOut();
          // What was personal must not outlive the session in this tab.
          queryClient.setQueryData(viewerQuery.queryKey, null);
          queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'viewer' });
          await router.invalidate();
          await router.navigate({ to: '/{-$locale}' });
        }}
      >
        <Trans>Log out</Trans>
      </button>
    </>
  );
}
