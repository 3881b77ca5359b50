import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

import { AccountLinks } from './account-links.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

const header = css({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px',
  height: '64px',
  md: { height: 'header', paddingInline: '44px' },
  paddingInline: '20px',
  borderBottom: '1px solid token(colors.border)',
  background: 'canvas',
});
const skip = css({
  position: 'absolute',
  left: '-9999px',
  _focus: { left: '8px', top: '8px', padding: '8px', background: 'surface' },
});

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className={skip}>
        <Trans>Skip to content</Trans>
      </a>
      <header className={header}>
        <Link
          to="/{-$locale}"
          className={css({ textStyle: 'h2', color: 'brandInk', textDecoration: 'none' })}
        >
          Astera
        </Link>
        <div className={css({ display: 'flex', alignItems: 'center', gap: '12px' })}>
          <AccountLinks />
          <LanguageSwitcher />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
