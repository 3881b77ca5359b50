import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';
import { SettingsNavigation } from './settings-navigation.tsx';

const sections = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });

/** One settings page, with navigation to the others; each subject is a `SettingsSection`. */
export function SettingsPage({ children }: { children: ReactNode }) {
  return (
    <div className={cx(page, css({ maxWidth: '820px' }))}>
      <h1 className={pageTitle}>
        <Trans>Settings</Trans>
      </h1>
      <SettingsNavigation />
      <div className={sections}>{children}</div>
    </div>
  );
}
