import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { tab, tabs } from '#app/ui/layout/tabs.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const narrow = css({ maxWidth: '400px', marginInline: 'auto' });

/** Switches between the two kinds of things that a celebrity sells. */
export function ShopTabs() {
  const { t } = useLingui();
  return (
    <nav className={cx(tabs, narrow)} aria-label={t`What you sell`}>
      <Link to="/{-$locale}/my-products" className={tab}>
        <Trans>My products</Trans>
      </Link>
      <Link to="/{-$locale}/my-services" className={tab}>
        <Trans>My services</Trans>
      </Link>
    </nav>
  );
}
