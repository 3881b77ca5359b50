import { queryOptions } from '@tanstack/react-query';

import { readDeliveryAddress } from './checkout.functions.ts';

/** What the form for the address begins with. It may have changed since the last order. */
export const deliveryAddressQuery = queryOptions({
  queryKey: ['delivery-address'],
  queryFn: () => readDeliveryAddress(),
  staleTime: 0,
});
