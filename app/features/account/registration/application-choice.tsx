import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { fullButton, lead, title } from '../auth.recipe.ts';

/** Opens the app if it is installed on the phone. */
const appAddress = 'astera://account/login';

/** Where to continue: in the app or in the browser. */
export function ApplicationChoice() {
  return (
    <>
      <h1 className={title}>
        <Trans>Your account is ready</Trans>
      </h1>
      <p className={lead}>
        <Trans>Where would you like to continue?</Trans>
      </p>
      <Link to="/{-$locale}/account/login" className={fullButton}>
        <Trans>Continue in the browser</Trans>
      </Link>
      <a
        href={appAddress}
        className={cx(
          button({ variant: 'quiet', size: 'large', wide: true }),
          css({ marginTop: '12px' }),
        )}
      >
        <Trans>Continue in the app</Trans>
      </a>
    </>
  );
}
