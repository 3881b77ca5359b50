import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { agreement } from '../auth.recipe.ts';

/** The terms that the button below accepts. */
export function RegistrationAgreement() {
  return (
    <p className={agreement}>
      <Trans>
        By registering, you agree to our{' '}
        <Link to="/{-$locale}/$slug" params={{ slug: 'terms' }} target="_blank">
          terms of use
        </Link>{' '}
        and confirm that you’ve read our{' '}
        <Link to="/{-$locale}/$slug" params={{ slug: 'privacy' }} target="_blank">
          privacy policy
        </Link>
        .
      </Trans>
    </p>
  );
}
