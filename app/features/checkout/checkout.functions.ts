import { createServerFn } from '@tanstack/react-start';

import { getCelebrity } from '#app/gateway/celebrities.server.ts';
import { createOrder } from '#app/gateway/orders.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { AppError } from '#domain/app-error.ts';
import { placeOrderSchema } from '#domain/checkout.ts';
import { defaultLocale } from '#domain/locale.ts';
import { actsAs } from '#domain/role.ts';

import { priceChanged } from './fresh-price.ts';

/**
 * Places an order, to be paid as chosen; the price is taken on the server.
 * @throws AppError `not_allowed`, `not_found`, `price_changed` with today's price, `checkout_conflict`
 */
export const placeOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(placeOrderSchema)
  .handler(async ({ context, data }) => {
    const { user, token } = context.auth;
    if (!actsAs(user, 'fan')) throw new AppError('not_allowed');
    const celebrity = await getCelebrity(data.celebrityId, defaultLocale);
    const service = celebrity.services.find(({ kind }) => kind === 'getVideo');
    if (!service) throw new AppError('not_found');
    if (service.price !== data.price) throw priceChanged(service.price);
    const order = await createOrder({
      customerId: user.id,
      token,
      productId: service.id,
      answers: data.answers,
      paymentMethod: data.paymentMethod,
      key: data.idempotencyKey,
    });
    return { id: order.id, number: order.number, total: order.total };
  });
