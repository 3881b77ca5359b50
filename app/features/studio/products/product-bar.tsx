import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { PublishBar } from '#app/ui/layout/publish-bar.tsx';

import type { SavingFailure } from './use-product-saving.ts';

interface ProductBarProps extends Pick<
  ComponentProps<typeof PublishBar>,
  'status' | 'changes' | 'waits' | 'isSaving' | 'main' | 'onWanted'
> {
  failed: SavingFailure | null;
  onDelete: () => void;
}

/** The bar at the end of a product's form. */
export function ProductBar({ failed, onDelete, ...bar }: ProductBarProps) {
  return (
    <PublishBar
      {...bar}
      failure={failed === null ? null : <Failure failed={failed} />}
      takeBack={<Trans>Unlist</Trans>}
      cancel={
        <Link to="/{-$locale}/my-products" className={button({ variant: 'quiet' })}>
          <Trans>Cancel</Trans>
        </Link>
      }
      onDelete={bar.status === null ? null : onDelete}
    />
  );
}

function Failure({ failed }: { failed: SavingFailure }) {
  if (failed !== 'unknown') return <Trans>Something went wrong!</Trans>;
  return (
    <Trans>We’re not sure the product was saved. Check “My products” before trying again.</Trans>
  );
}
