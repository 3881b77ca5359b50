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
  /** True for pages that are empty when pages and menus are edited elsewhere. */
  readonly writesSite?: true;
}

/** Side by side where they fit; a scrolling bar on phones. */
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

/** The settings pages, in display order. */
const entries: readonly SettingsEntry[] = [
  { to: '/{-$locale}/settings', name: msg`General` },
  { to: '/{-$locale}/settings/users', name: msg`Users` },
  { to: '/{-$locale}/settings/pages', name: msg`Pages`, writesSite: true },
  { to: '/{-$locale}/settings/menus', name: msg`Menus`, writesSite: true },
  { to: '/{-$locale}/settings/log', name: msg`Activity log` },
];

/** Navigation between the settings pages. A subpage counts as its parent. */
export function SettingsNavigation() {
  const { t } = useLingui();
  // Loaded before the page is rendered. If the session ends meanwhile, only this data is lost, not the page.
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
