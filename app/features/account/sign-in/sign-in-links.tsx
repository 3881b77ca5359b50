import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';

import { css, cx } from '#styled/css/index.js';

import { below, inlineLink } from '../auth.recipe.ts';

/** Stands in the corner of the field that it is about, in line with its label and above the button in the field. */
const corner = css({
  position: 'absolute',
  top: '-16px',
  paddingTop: '10px',
  right: 0,
  fontSize: '14px',
});

/** The way on for someone who forgot the password, beside its label. */
export function ForgotLink() {
  return (
    <Link to="/{-$locale}/account/forgot-password" className={cx(inlineLink, corner)}>
      <Trans>Forgot password?</Trans>
    </Link>
  );
}

/** The way on for visitors without an account; they come back to where they were going. */
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
