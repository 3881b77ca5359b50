import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { cx } from '#styled/css/index.js';

import { sections } from './security.recipe.ts';

interface SecurityPageProps {
  /** The sections that other parts of the app pass in. */
  children: ReactNode;
}

/** The sign-in methods, and the active sessions: one section for each. */
export function SecurityPage({ children }: SecurityPageProps) {
  return (
    <div className={cx(page, sections)}>
      <h1 className={pageTitle}>
        <Trans>Login and security</Trans>
      </h1>
      {children}
    </div>
  );
}
