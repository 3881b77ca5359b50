import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';

import { useSession } from '#app/session/use-session.ts';
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
  const session = useSession();
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
          await session.signOut();
          await router.navigate({ to: '/{-$locale}' });
        }}
      >
        <Trans>Log out</Trans>
      </button>
    </>
  );
}
