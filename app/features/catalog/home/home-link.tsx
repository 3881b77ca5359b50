import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The first link of a breadcrumb trail. */
export function HomeLink() {
  return (
    <Link to="/{-$locale}" activeOptions={{ exact: true }}>
      <Trans>Home</Trans>
    </Link>
  );
}
