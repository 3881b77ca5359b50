import { createServerFn } from '@tanstack/react-start';

import { readSavedAddress } from '#app/gateway/person/saved-address.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { AppError } from '#domain/app-error.ts';
import { placeOrdersSchema } from '#domain/checkout/checkout.ts';
import { actsAs } from '#domain/account/role.ts';

import { placeAll } from './place-orders.server.ts';

/**
 * Places one order for each celebrity, to be paid as chosen. Prices and stock are the server's: where one is another
 * than was shown, nothing new is placed and the answer says what.
 * @throws AppError `not_allowed`, `invalid_input` with the fields; with a card also `card_declined` and `card_asks`
 */
export const placeOrders = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(placeOrdersSchema)
  .handler(({ context, data }) => {
    const { user, token } = context.auth;
    if (!actsAs(user, 'fan')) throw new AppError('not_allowed');
    return placeAll(data, { id: user.id, token });
  });

/** The visitor's own delivery address; null where none is saved. */
export const readDeliveryAddress = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => readSavedAddress(context.auth.user.id));
