import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { fullButton, lead } from '../auth.recipe.ts';
import { FocusedHeading } from '../focused-heading.tsx';

/** For a link that was truncated. */
export function IncompleteLink() {
  return (
    <>
      <FocusedHeading>
        <Trans>This link is incomplete</Trans>
      </FocusedHeading>
      <p className={lead}>
        <Trans>Open the link in our email again, or ask for a new one.</Trans>
      </p>
      <Link to="/{-$locale}/account/forgot-password" className={fullButton}>
        <Trans>Ask for a new link</Trans>
      </Link>
    </>
  );
}
