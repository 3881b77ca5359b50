import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';

import { tab, tabs } from '#app/ui/layout/tabs.recipe.ts';

/** Switches between sign-in and registration, keeping the destination. */
export function AccountTabs() {
  const { t } = useLingui();
  const { destination } = useSearch({ strict: false });
  return (
    <nav className={tabs} aria-label={t`Account`}>
      <Link to="/{-$locale}/account/login" search={{ destination }} className={tab}>
        <Trans>Log in</Trans>
      </Link>
      <Link to="/{-$locale}/account/register" search={{ destination }} className={tab}>
        <Trans>Register</Trans>
      </Link>
    </nav>
  );
}
