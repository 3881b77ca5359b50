import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The first step of a trail. */
export function HomeLink() {
  return (
    <Link to="/{-$locale}" activeOptions={{ exact: true }}>
      <Trans>Home</Trans>
    </Link>
  );
}
