import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { PublishBar } from '#app/ui/layout/publish-bar.tsx';

interface PageBarProps extends Pick<
  ComponentProps<typeof PublishBar>,
  'status' | 'changes' | 'waits' | 'isSaving' | 'main' | 'onWanted' | 'onDelete'
> {
  failed: boolean;
}

/** The bar at the end of a page's form. */
export function PageBar({ failed, ...bar }: PageBarProps) {
  return (
    <PublishBar
      {...bar}
      failure={failed ? <Trans>Something went wrong!</Trans> : null}
      takeBack={<Trans>Unpublish</Trans>}
      cancel={
        <Link to="/{-$locale}/settings/pages" className={button({ variant: 'quiet' })}>
          <Trans>Cancel</Trans>
        </Link>
      }
    />
  );
}
