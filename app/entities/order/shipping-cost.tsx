import { Trans } from '@lingui/react/macro';

import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';

/** @param cents the cost of the parcel */
export function ShippingCost({ cents, locale }: { cents: number; locale: Locale }) {
  return cents === 0 ? <Trans>Free</Trans> : formatMoney(cents, locale);
}
