import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The first step of a trail. */
export function HomeLink() {
  return (
    <Link to="/{-$locale}">
      <Trans>Home</Trans>
    </Link>
  );
}
