import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useCorner } from '#app/platform/browser/corner.ts';
import { css } from '#styled/css/index.js';

import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NoScriptMenu } from './header/no-script-menu.tsx';
import { OfflineNotice } from './notices/offline-notice.tsx';
import { ToastTray } from './notices/toast-tray.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useSessionNotice } from './notices/use-session-notice.ts';

const skip = css({
  position: 'fixed',
  left: '12px',
  top: '-80px',
  zIndex: 50,
  padding: '10px 16px',
  borderRadius: 's',
  background: 'brand',
  color: 'onBrand',
  _focus: { top: '12px' },
});

function Content({ children }: { children: ReactNode }) {
  const isOnTheWay = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <main id="content" tabIndex={-1} className={css({ flex: '1 0 auto' })} aria-busy={isOnTheWay}>
      {children}
    </main>
  );
}

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  useSessionNotice();
  useHeadingFocus();
  const corner = useCorner();
  return (
    <>
      <a href="#content" className={skip}>
        <Trans>Skip to content</Trans>
      </a>
      <Header />
      {/* Not needed with JavaScript: it is rendered on the server only, and browsers skip its content. */}
      <noscript>{import.meta.env.SSR ? <NoScriptMenu /> : null}</noscript>
      <OfflineNotice />
      <Content>{children}</Content>
      <Footer />
      {corner}
      <ToastTray />
    </>
  );
}
