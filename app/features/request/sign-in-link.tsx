import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { destinationFor } from '#domain/account/destination.ts';

/** A login link that leads back to the form. */
export function SignInLink({ isQuiet = false }: { isQuiet?: boolean }) {
  const { pathname } = useLocation();
  return (
    <Link
      to="/{-$locale}/account/login"
      search={{ destination: destinationFor(pathname, '') }}
      className={button({ size: 'small', variant: isQuiet ? 'outline' : 'filled' })}
    >
      <Trans>Log in</Trans>
    </Link>
  );
}
