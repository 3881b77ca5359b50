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
import { withdrawalRules } from '#app/server/settings/store/withdrawal-rules.server.ts';
import { textsInForce } from '#app/server/orders/texts-in-force.server.ts';

/**
 * Places one order per celebrity, to be paid as selected. Prices and stock come from the server: if they differ from
 * what was shown, nothing new is placed and the response says what changed.
 * @throws AppError `not_allowed`, `invalid_input` with the fields, `address_unverified`, `too_many_requests` with the
 *   wait, `too_many_unpaid`; with a card also `card_declined` and `card_asks` /
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
 * Quotes these orders, including shipping and taxes, without placing any. It changes nothing, but is a POST so that no
 * postal address ends up in a URL.
 * @throws AppError `not_allowed`, `invalid_input`, or that the back end does not say /
 */
export const readQuotes = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(askedQuotesSchema)
  .handler(({ context, data }) => {
    if (!actsAs(context.auth.user, 'fan')) throw new AppError('not_allowed');
    return readQuotesOf(data);
  });

/** The visitor's saved delivery address; null if there is none. */
export const readDeliveryAddress = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => readSavedAddress(context.auth.user.id));

/** The versions of the legal texts that apply to an order placed now. @throws AppError `sign_in_required` */
export const readTextsInForce = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale: v.picklist(locales) }))
  .handler(({ data }) => textsInForce(data.locale));

/** Where fans have a right of withdrawal, and for how many days. @throws AppError `sign_in_required` */
export const readWithdrawalRules = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => withdrawalRules());
