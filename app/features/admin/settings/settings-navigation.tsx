import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';

import { currentInSight } from '#app/ui/list/current-in-sight.ts';
import { tab } from '#app/ui/layout/tabs.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { siteEditingQuery } from './site-editing.queries.ts';

interface SettingsEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: MessageDescriptor;
  /** True where there is nothing behind it when pages and menus are written elsewhere. */
  readonly writesSite?: true;
}

/** As many as there are beside each other; on a phone a bar to push along. */
const bar = css({
  display: 'flex',
  gap: '4px',
  padding: '4px',
  marginBottom: '20px',
  borderRadius: 'm',
  background: 'sunken',
  listStyle: 'none',
  overflowX: 'auto',
  '& li': { flex: '1 0 auto' },
});
const entry = css({ paddingInline: '10px', whiteSpace: 'nowrap', md: { paddingInline: '16px' } });

/** The pages of the settings, in the order in which they are shown. */
const entries: readonly SettingsEntry[] = [
  { to: '/{-$locale}/settings', name: msg`General` },
  { to: '/{-$locale}/settings/users', name: msg`Users` },
  { to: '/{-$locale}/settings/pages', name: msg`Pages`, writesSite: true },
  { to: '/{-$locale}/settings/menus', name: msg`Menus`, writesSite: true },
  { to: '/{-$locale}/settings/log', name: msg`Activity log` },
];

/** Between the pages of the settings. A page below one of them belongs to it. */
export function SettingsNavigation() {
  const { t } = useLingui();
  // Known before the page is there. A session that ends meanwhile takes only what it knew, not the page.
  const { data: isWrittenHere = true } = useQuery(siteEditingQuery);
  const shown = entries.filter(({ writesSite }) => !writesSite || isWrittenHere);
  return (
    <nav aria-label={t`Settings`}>
      <ul ref={currentInSight} className={bar}>
        {shown.map(({ to, name }, index) => (
          <li key={to}>
            <Link
              to={to}
              className={cx(tab, entry)}
              activeOptions={{ exact: index === 0, includeSearch: false }}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
