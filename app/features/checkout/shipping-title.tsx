import { Trans } from '@lingui/react/macro';

/**
 * The name of a shipping method: the shop's own, otherwise a localised one.
 * @param title null if the shop has no name for it
 */
export function ShippingTitle({ title }: { title: string | null }) {
  return title ?? <Trans>Standard shipping</Trans>;
}
