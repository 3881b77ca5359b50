import { Trans } from '@lingui/react/macro';

import { quietPanel } from '#app/ui/layout/detail.recipe.ts';
import { css, cx } from '#styled/css/index.js';

/** What happens after a request is sent; next to the portrait, or below the services on phones. */
export function WhatHappens({ name, place }: { name: string; place: 'aside' | 'below' }) {
  const shown =
    place === 'aside'
      ? css({ hideBelow: 'md', marginTop: '20px' })
      : css({ hideFrom: 'md', marginTop: '20px' });
  return (
    <div className={cx(quietPanel, shown)}>
      <h2 className={css({ fontWeight: 600 })}>
        <Trans>What happens next</Trans>
      </h2>
      <p>
        <Trans>
          Our team checks it first, then {name} accepts and answers. If either says no, you get your
          money back.
        </Trans>
      </p>
    </div>
  );
}
