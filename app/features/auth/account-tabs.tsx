import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { tab, tabs } from '#app/ui/tabs.recipe.ts';

/** Between signing in and registering. */
export function AccountTabs() {
  const { t } = useLingui();
  return (
    <nav className={tabs} aria-label={t`Account`}>
      <Link to="/{-$locale}/account/login" className={tab}>
        <Trans>Log in</Trans>
      </Link>
      <Link to="/{-$locale}/account/register" className={tab}>
        <Trans>Register</Trans>
      </Link>
    </nav>
  );
}
