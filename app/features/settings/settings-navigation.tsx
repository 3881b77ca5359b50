import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

import { chipLink, chipRow } from '#app/ui/chip-row.recipe.ts';

interface SettingsEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: MessageDescriptor;
}

/** The pages of the settings, in the order in which they are shown. */
const entries: readonly SettingsEntry[] = [
  { to: '/{-$locale}/settings', name: msg`General` },
  { to: '/{-$locale}/settings/users', name: msg`Users` },
  { to: '/{-$locale}/settings/log', name: msg`Log` },
];

/** Between the pages of the settings. A page below one of them belongs to it. */
export function SettingsNavigation() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Settings`}>
      <ul className={chipRow}>
        {entries.map(({ to, name }, index) => (
          <li key={to}>
            <Link
              to={to}
              className={chipLink}
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
