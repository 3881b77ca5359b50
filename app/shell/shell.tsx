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
  flexWrap: 'wrap',
  gap: '4px 20px',
  minHeight: '64px',
  paddingBlock: '8px',
  md: { flexWrap: 'nowrap', height: 'header', paddingBlock: 0, paddingInline: '44px' },
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
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '4px 12px',
          })}
        >
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
