import { Trans } from '@lingui/react/macro';

import { panel } from '#app/ui/field/notice.recipe.ts';
import { PostalAddress } from '#app/ui/text/postal-address.tsx';
import type { Order } from '#domain/order/order.ts';
import { isDelivered } from '#domain/order/order-view.ts';
import { fullName } from '#domain/person/person-name.ts';
import { addressRows } from '#domain/checkout/shipping.ts';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';

/** The recipient and address of shipped products: for the buyer to check, and for the celebrity's parcel label. */
export function OrderDelivery({ order, country }: { order: Order; country: string }) {
  if (!isDelivered(order)) return null;
  const { shippingAddress: address } = order;
  const names = [fullName(address), address.company].filter((row) => row !== '');
  const phone = address.phone === '' ? [] : [address.phone];
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>Delivery address</Trans>
      </h2>
      <PostalAddress rows={[...names, ...addressRows(address, country), ...phone]} />
    </section>
  );
}
