import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { page } from '#app/ui/layout/page.recipe.ts';
import { css } from '#styled/css/index.js';

const column = css({ width: '100%', maxWidth: '680px', marginInline: 'auto' });

/** Shown in place of a legally required text that has not been written yet. */
export function MissingText({ slug }: { slug: string }) {
  return (
    <div className={page}>
      <div className={column}>
        <h1 className={css({ textStyle: 'h1', marginBottom: '20px' })}>
          <Trans>This text isn’t published yet</Trans>
        </h1>
        <p>
          <Trans>
            Ask us before you order. You’ll find our contact details in the{' '}
            <Link to="/{-$locale}/imprint">legal notice</Link>.
          </Trans>
        </p>
        <p className={css({ marginTop: '16px', color: 'text2' })}>
          <Trans>For administrators: publish a page with the address /{slug}.</Trans>
        </p>
      </div>
    </div>
  );
}
