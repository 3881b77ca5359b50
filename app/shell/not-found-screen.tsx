import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { page } from '#app/ui/page.recipe.ts';
import { css } from '#styled/css/index.js';

/** The page that is not there, with a way on. */
export function NotFoundScreen() {
  return (
    <div className={page}>
      <h1 className={css({ textStyle: 'h1', marginBottom: '16px' })}>
        <Trans>This page does not exist</Trans>
      </h1>
      <Link to="/{-$locale}" className={css({ color: 'brandInk' })}>
        <Trans>Back to the home page</Trans>
      </Link>
    </div>
  );
}
