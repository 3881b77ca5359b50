import { Trans } from '@lingui/react/macro';

/**
 * What a way of sending is called: as the shop says, else in the reader's language.
 * @param title null where the shop has no name for it
 */
export function ShippingTitle({ title }: { title: string | null }) {
  return title ?? <Trans>Standard shipping</Trans>;
}
