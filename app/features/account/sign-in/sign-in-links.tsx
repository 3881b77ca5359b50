import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';

import { css, cx } from '#styled/css/index.js';

import { below, inlineLink } from '../auth.recipe.ts';

/** Positioned in the field's corner, in line with its label and above the button inside the field. */
const corner = css({
  position: 'absolute',
  top: '-16px',
  paddingTop: '10px',
  right: 0,
  fontSize: '14px',
});

/** The link for a forgotten password, next to the label. */
export function ForgotLink() {
  return (
    <Link to="/{-$locale}/account/forgot-password" className={cx(inlineLink, corner)}>
      <Trans>Forgot password?</Trans>
    </Link>
  );
}

/** The link to registration, which keeps the destination. */
export function SignInLinks() {
  const { destination } = useSearch({ strict: false });
  return (
    <p className={below}>
      <Trans>New here?</Trans>{' '}
      <Link to="/{-$locale}/account/register" search={{ destination }} className={inlineLink}>
        <Trans>Register as a fan or celebrity</Trans>
      </Link>
    </p>
  );
}
