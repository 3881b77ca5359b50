import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

import { currentInSight } from '#app/ui/current-in-sight.ts';
import { tab } from '#app/ui/tabs.recipe.ts';
import { css, cx } from '#styled/css/index.js';

interface SettingsEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: MessageDescriptor;
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
const entry = css({ paddingInline: '16px', whiteSpace: 'nowrap' });

/** The pages of the settings, in the order in which they are shown. */
const entries: readonly SettingsEntry[] = [
  { to: '/{-$locale}/settings', name: msg`General` },
  { to: '/{-$locale}/settings/users', name: msg`Users` },
  { to: '/{-$locale}/settings/pages', name: msg`Pages` },
  { to: '/{-$locale}/settings/menus', name: msg`Menus` },
  { to: '/{-$locale}/settings/log', name: msg`Log` },
];

/** Between the pages of the settings. A page below one of them belongs to it. */
export function SettingsNavigation() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Settings`}>
      <ul ref={currentInSight} className={bar}>
        {entries.map(({ to, name }, index) => (
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
