import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { fullButton, lead } from '../auth.recipe.ts';
import { FocusedHeading } from '../focused-heading.tsx';

/** Shown after a form that sends an email. */
export function CheckEmail({ children }: { children: ReactNode }) {
  return (
    <>
      <FocusedHeading>
        <Trans>Check your email</Trans>
      </FocusedHeading>
      <p className={lead}>{children}</p>
      <Link to="/{-$locale}/account/login" className={fullButton}>
        <Trans>Go to login</Trans>
      </Link>
    </>
  );
}
