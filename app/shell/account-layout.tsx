import type { ReactNode } from 'react';

import { page } from '#app/ui/layout/page.recipe.ts';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';

import { AccountMenu } from './header/account-menu.tsx';
import { useLiveUpdates } from '#app/entities/live/use-live-updates.ts';

/** The side menu is shown from 769 px of width on (spec §9: a device of at most 768 px hides it). */
const grid = css({
  maxWidth: '1528px',
  '@media (min-width: 769px)': {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '32px',
  },
  xl: { gridTemplateColumns: 'token(sizes.sideMenu) minmax(0, 1fr)', gap: '56px' },
});
const side = css({
  display: 'none',
  '@media (min-width: 769px)': {
    display: 'block',
    position: 'sticky',
    top: 'token(sizes.header)',
    alignSelf: 'start',
    marginTop: '-53px',
    paddingTop: '82px',
  },
});
/** The children already have a frame. */
const content = css({ minWidth: 0, '--page-inset': '0px', '--page-top': '0px' });

/** The layout of account pages: the side menu, with the page and its centred heading (`pageTitle`) next to it. */
export function AccountLayout({ viewer, children }: { viewer: User; children: ReactNode }) {
  useLiveUpdates(viewer.lacksSecondFactor ? null : viewer.id);
  return (
    <div className={cx(page, grid)}>
      <div className={side}>
        <AccountMenu viewer={viewer} />
      </div>
      <div className={content}>{children}</div>
    </div>
  );
}
