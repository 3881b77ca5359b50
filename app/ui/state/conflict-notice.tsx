import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { css, cx } from '#styled/css/index.js';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';

import { InSight } from './in-sight.tsx';

const versions = css({
  '& :is(dl, ol)': { display: 'grid', gap: '8px', marginBlock: '8px 14px' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineClamp: 4 },
  '& ol': { paddingLeft: '20px', listStyle: 'decimal' },
});
/** Below the sticky header. */
const room = css({ marginBottom: '20px', scrollMarginTop: '108px', scrollMarginBottom: '24px' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

/** An edit conflict: shows what is saved now next to the user's own input, which is still in the form. */
export function ConflictNotice(props: {
  /** The subject of the change. */
  title: ReactNode;
  /** The saved values: a list, of terms or numbered. */
  children: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  return (
    <InSight className={cx(notice({ tone: 'warn' }), room)}>
      <TriangleAlert aria-hidden />
      <div className={versions}>
        <p>
          <strong>{props.title}</strong>{' '}
          <Trans>Nothing is lost. Here’s the saved version. What you typed is still below.</Trans>
        </p>
        {props.children}
        <div className={ways}>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={props.onKeepMine}
          >
            <Trans>Keep my version</Trans>
          </button>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={props.onTakeTheirs}
          >
            <Trans>Use the saved version</Trans>
          </button>
        </div>
      </div>
    </InSight>
  );
}
