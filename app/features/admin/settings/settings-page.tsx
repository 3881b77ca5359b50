import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode, type Ref } from 'react';

import { panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { SettingsNavigation } from './settings-navigation.tsx';

const sections = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });

/** One page of the settings, with the way to the others; each subject is a `SettingsSection`. */
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

/** One subject of the settings, with a form of its own. @param headingRef for what puts the focus there */
export function SettingsSection({
  title,
  headingRef,
  children,
}: {
  title: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={panel} aria-labelledby={heading}>
      <h2
        id={heading}
        ref={headingRef}
        tabIndex={-1}
        className={css({ textStyle: 'h3', marginBottom: '12px' })}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
