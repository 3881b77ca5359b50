import { createServerFn } from '@tanstack/react-start';

import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { countDesk, listDesk } from '#app/server/backend/orders/desk.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { countReportWork } from '#app/server/reports/store/reports.server.ts';
import { deskSearchSchema } from '#domain/order/desk/desk.ts';
import { checkoutIn } from '#domain/order/order-match.ts';

/**
 * A page of one of the desk's lists, and the number of open items in each; when searching for the reference of a whole
 * checkout, all of its orders, whichever list they are in.
 * @throws AppError `not_allowed` /
 */
export const readDesk = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(deskSearchSchema)
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    const now = Date.now();
    const checkout = checkoutIn(data.find);
    const [orders, counts, reports] = await Promise.all([
      listDesk(data, user, now),
      countDesk(user, now),
      ownTables().then(countReportWork),
    ]);
    // Only after the manager role has been verified.
    const together = checkout === null ? [] : await listCheckoutOrders(checkout);
    return { orders, counts, together, reportWork: reports.open + reports.objections };
  });
