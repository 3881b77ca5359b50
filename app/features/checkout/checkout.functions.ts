import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { readSavedAddress } from '#app/server/backend/people/saved-address.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { AppError } from '#domain/app-error.ts';
import { placeOrdersSchema } from '#domain/checkout/checkout.ts';
import { askedQuotesSchema } from '#domain/checkout/asked-lines.ts';
import { locales } from '#domain/locale.ts';
import { actsAs } from '#domain/account/role.ts';

import { placeAll } from '#app/server/orders/place-orders.server.ts';
import { readQuotesOf } from '#app/server/orders/quotes.server.ts';
import { textsInForce } from '#app/server/orders/texts-in-force.server.ts';

/**
 * Places one order for each celebrity, to be paid as chosen. Prices and stock are the server's: where one is another
 * than was shown, nothing new is placed and the answer says what.
 * @throws AppError `not_allowed`, `invalid_input` with the fields, `address_unverified`, `too_many_requests` with the
 *   wait, `too_many_unpaid`; with a card also `card_declined` and `card_asks`
 */
export const placeOrders = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(placeOrdersSchema)
  .handler(({ context, data }) => {
    const { user, token } = context.auth;
    if (!actsAs(user, 'fan')) throw new AppError('not_allowed');
    return placeAll(data, { id: user.id, token, address: peerAddress() });
  });

/**
 * What these orders would cost, shipping and taxes included; none is made. It changes nothing, and is a POST so that no
 * address of a person stands in an address of a page.
 * @throws AppError `not_allowed`, `invalid_input`, or that the back end does not say
 */
export const readQuotes = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(askedQuotesSchema)
  .handler(({ context, data }) => {
    if (!actsAs(context.auth.user, 'fan')) throw new AppError('not_allowed');
    return readQuotesOf(data);
  });

/** The visitor's own delivery address; null where none is saved. */
export const readDeliveryAddress = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => readSavedAddress(context.auth.user.id));

/** The versions of the texts that an order of now is placed under. @throws AppError `sign_in_required` */
export const readTextsInForce = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale: v.picklist(locales) }))
  .handler(({ data }) => textsInForce(data.locale));
