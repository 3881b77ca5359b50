import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { factsWithClosures } from '#app/server/availability/closures.server.ts';
import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { maxBasketLines } from '#domain/checkout/basket.ts';
import { askedLinesSchema } from '#domain/checkout/asked-lines.ts';
import { type PlacedOrder } from '#domain/checkout/placement.ts';
import { locales } from '#domain/locale.ts';

/** Current facts about the lines of a basket: price, stock, localised names. */
export const readBasketFacts = createServerFn({ method: 'GET' })
  .validator(v.object({ locale: v.picklist(locales), lines: askedLinesSchema }))
  .handler(async ({ data }) => factsWithClosures(await readLineFacts(data.lines, data.locale)));

/** The visitor's own orders placed under these keys, for a browser that never received the response. */
export const readPlacedOrders = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(
    v.object({ keys: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(maxBasketLines)) }),
  )
  .handler(async ({ context, data }): Promise<readonly PlacedOrder[]> => {
    const { id } = context.auth.user;
    const found = await Promise.all(data.keys.map((key) => findPlacedOrder(id, key)));
    return found.filter((order) => order !== null);
  });
