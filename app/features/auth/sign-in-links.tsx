import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { below, inlineLink } from './auth.recipe.ts';

/** The ways on for somebody who cannot sign in. */
export function SignInLinks() {
  return (
    <div className={below}>
      <Link to="/{-$locale}/account/forgot-password" className={inlineLink}>
        <Trans>Forgot password?</Trans>
      </Link>
      <p>
        <Trans>New here?</Trans>{' '}
        <Link to="/{-$locale}/account/register" className={inlineLink}>
          <Trans>Register as a fan or celebrity</Trans>
        </Link>
      </p>
    </div>
  );
}
