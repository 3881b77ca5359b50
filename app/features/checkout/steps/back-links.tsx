import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import type { BasketLine } from '#domain/checkout/basket-line.ts';

const quiet = button({ variant: 'quiet' });

export function BackToShipping({ only }: { only: string | undefined }) {
  return (
    <Link to="/{-$locale}/checkout/shipping" search={{ only }} className={quiet}>
      <ArrowLeft aria-hidden size={20} />
      <Trans>Change the address</Trans>
    </Link>
  );
}

/** Back to the form of the single request being ordered directly, otherwise to the basket. */
export function BackToOrder(props: { lines: readonly BasketLine[]; only: string | undefined }) {
  const [line] = props.lines;
  if (props.only === undefined || line?.kind !== 'service') {
    return (
      <Link to="/{-$locale}/basket" className={quiet}>
        <ArrowLeft aria-hidden size={20} />
        <Trans>Back to the basket</Trans>
      </Link>
    );
  }
  return (
    <Link
      to="/{-$locale}/celebrity/$vendorId/request/$service"
      params={{ vendorId: String(line.celebrityId), service: line.service }}
      search={{ line: line.id }}
      className={quiet}
    >
      <ArrowLeft aria-hidden size={20} />
      <Trans>Change the request</Trans>
    </Link>
  );
}
